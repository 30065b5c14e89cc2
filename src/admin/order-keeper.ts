import { type Move, moved } from './moved.ts';

type Ids = readonly number[];

interface Parts {
  /** Puts all in order; answers the order that it is then. */
  put: (ids: Ids, seen: Ids) => Promise<Ids>;
  /** The order that somebody else saved, taken from a refusal; null for any other error. */
  orderOf: (error: unknown) => Ids | null;
  /** Shows the wanted order; null once the server has it. */
  show: (ids: Ids | null) => void;
  failed: (error: unknown) => void;
  /** Called when all moves are saved or given up. */
  done: () => Promise<unknown>;
}

// Retries when others keep changing the order at the same time; after so many the error is shown.
const MOST_TRIES = 3;

/**
 * Puts things in order as fast as they are moved: one call at a time, each with all moves since the one before. Where somebody
 * else changed the order meanwhile, the same moves are made in theirs.
 */
export class OrderKeeper {
  #parts: () => Parts;
  #moves: Move[] = [];
  #seen: Ids = [];
  #isSaving = false;

  constructor(parts: () => Parts) {
    this.#parts = parts;
  }

  /** `ids` is the order that the screen knows. */
  move(move: Move, ids: Ids): Ids {
    if (!this.#isSaving) this.#seen = ids;
    this.#moves.push(move);
    const wanted = this.#wanted(this.#seen);
    this.#parts().show(wanted);
    if (!this.#isSaving) void this.#save();
    return wanted;
  }

  #wanted(from: Ids): Ids {
    return this.#moves.reduce<Ids>(moved, from);
  }

  async #save(): Promise<void> {
    this.#isSaving = true;
    try {
      while (this.#moves.length > 0) await this.#put();
    } catch (error) {
      this.#moves = [];
      this.#parts().failed(error);
    }
    this.#isSaving = false;
    await this.#parts().done();
    // Another move may have been made while the order was read again.
    if (!this.#isSaving) this.#parts().show(null);
  }

  async #put(): Promise<void> {
    const { put, orderOf } = this.#parts();
    for (let tries = 1; ; tries += 1) {
      const count = this.#moves.length;
      try {
        this.#seen = await put(this.#wanted(this.#seen), this.#seen);
        this.#moves = this.#moves.slice(count);
        return;
      } catch (error) {
        const theirs = orderOf(error);
        if (theirs === null || tries === MOST_TRIES) throw error;
        this.#seen = theirs;
        this.#parts().show(this.#wanted(theirs));
      }
    }
  }
}
