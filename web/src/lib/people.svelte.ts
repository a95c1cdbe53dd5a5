/** Whom the reader follows and blocks. */
import type { People as Told } from '../generated/People';
import type { Relation } from '../generated/Relation';
import { api } from './api';

const nobody: Told = { follows: [], blocks: [] };

class People {
  #told = $state.raw(nobody);

  get follows(): readonly string[] {
    return this.#told.follows;
  }

  get blocks(): readonly string[] {
    return this.#told.blocks;
  }

  async load(): Promise<void> {
    this.#told = await api.people();
  }

  /** Follows or blocks somebody from now on, or neither. */
  async relate(name: string, relation?: Relation): Promise<void> {
    this.#told = await api.relate({ name, ...(relation && { relation }) });
  }

  /** Somebody else reads from now on. */
  forget(): void {
    this.#told = nobody;
  }
}

export const people = new People();
