/** Cards by their faces: two letters of the kind and the command points, `HI4`. */
import type { Face } from '$generated/Face';
import type { FogKind } from '$generated/FogKind';
import type { FogKindPrint } from '$generated/FogKindPrint';
import type { Inspected, Translate } from '$board/contract';

export const codeOf = (face: Face): string => face.slice(0, 2);
export const pointsOf = (face: Face): number => Number(face.slice(2));
export const pointsOfAll = (faces: Face[]): number => faces.reduce((sum, face) => sum + pointsOf(face), 0);

export function printOf(kinds: FogKindPrint[], face: Face): FogKindPrint {
  const print = kinds.find(({ code }) => code === codeOf(face));
  if (!print) throw new Error(`there is no card ${face}`);
  return print;
}

export const nameOf = (face: Face, t: Translate): string => t(`card-${face}`);

/** Equal faces get keys of their own. */
export function keyed(faces: Face[]): { face: Face; key: string; first: boolean }[] {
  return faces.map((face, place) => {
    const before = faces.slice(0, place).filter((other) => other === face).length;
    return { face, key: `${face}.${before}`, first: before === 0 };
  });
}

/** Each face with its number, for a list of facts. */
export function listed(faces: Face[], t: Translate): [string, string][] {
  return keyed(faces)
    .filter(({ first }) => first)
    .map(({ face }) => [nameOf(face, t), t('board-times', { count: faces.filter((other) => other === face).length })]);
}

const clauses: Record<FogKind, string> = {
  'heavy-infantry': 'FOG-4.58',
  'medium-infantry': 'FOG-2.8',
  'light-infantry': 'FOG-4.6',
  pike: 'FOG-4.59',
  spear: 'FOG-4.64',
  archers: 'FOG-4.6',
  cavalry: 'FOG-4.58',
  'light-cavalry': 'FOG-4.11',
  elephants: 'FOG-4.120',
  commander: 'FOG-2.9',
  overlap: 'FOG-4.100',
  reserves: 'FOG-4.110',
};

/** What the inspector tells of a card. */
export function inspected(kinds: FogKindPrint[], face: Face, t: Translate): Inspected {
  const print = printOf(kinds, face);
  const facts: [string, string][] = [[t('board-points'), String(pointsOf(face))]];
  if (print.unit) {
    facts.unshift([t('part-combat-value'), String(print.value)]);
    facts.push([t('board-cost'), print.flank > 0 ? t('board-cost-flank', { cost: print.cost, flank: print.flank }) : String(print.cost)]);
    facts.push([t('board-victory-points'), String(print.victory)]);
  }
  facts.push([t('board-copies'), String(print.copies)]);
  return { title: t(`kind-${print.kind}`), facts, text: [t(`effect-${print.kind}`)], clause: clauses[print.kind] };
}
