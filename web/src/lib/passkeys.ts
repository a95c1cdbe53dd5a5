/** Passkeys: what the server asks is handed to a device of the reader's, and its answer is sent back. */
import type { AskPasskey } from '../generated/AskPasskey';
import type { PasskeyAnswer } from '../generated/PasskeyAnswer';
import type { Passkeys } from '../generated/Passkeys';
import { api, Trouble } from './api';

/** Older browsers have no passkeys, or none that they write down, and so has none a page that did not come safely. */
const has = () => typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** What the reader can sign in with; passkeys are offered where the server and the browser have them. */
export async function ways(): Promise<Passkeys> {
  const told = await api.passkeys();
  return { ...told, offered: told.offered && has() };
}

/** Are passkeys offered to a reader who is not signed in? It is not worth a word if the server does not answer. */
export const offered = (): Promise<boolean> =>
  has()
    ? ways().then(
        ({ offered }) => offered,
        () => false,
      )
    : Promise.resolve(false);

/** A device shows that it has one of the reader's passkeys. */
export const use = (how: CredentialRequestOptions = {}): Promise<PasskeyAnswer> =>
  answer({ to: 'use' }, (options) =>
    navigator.credentials.get({
      ...how,
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
    }),
  );

/**
 * The reader picks a passkey where the name is written, among what the browser proposes there. Nothing comes of it where a browser proposes none,
 * where the server does not answer, or once it is over by this signal: the reader has not asked for it, so nothing is said of that.
 */
export async function picked(signal: AbortSignal): Promise<PasskeyAnswer | undefined> {
  if (!has() || !(await PublicKeyCredential.isConditionalMediationAvailable?.()) || signal.aborted) return undefined;
  try {
    return await use({ mediation: 'conditional', signal });
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) throw trouble;
    return undefined;
  }
}

/** A device makes a passkey. */
export const make = (wanted: AskPasskey): Promise<PasskeyAnswer> =>
  answer(wanted, (options) =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON) }),
  );

async function answer(wanted: AskPasskey, device: (options: unknown) => Promise<Credential | null>): Promise<PasskeyAnswer> {
  const { question, options } = await api.askPasskey(wanted);
  try {
    const credential = (await device(options)) as PublicKeyCredential;
    return { question, credential: credential.toJSON() };
  } catch (fault) {
    // The device has one of this account already. Whatever else is said when the reader turns away, or nobody comes.
    const key = fault instanceof DOMException && fault.name === 'InvalidStateError' ? 'passkey-there' : 'passkey-silent';
    throw new Trouble({ type: 'about:blank', title: String(fault), status: 0, key });
  }
}
