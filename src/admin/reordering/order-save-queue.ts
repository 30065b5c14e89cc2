import { type Move, moveInOrder } from './move-in-order.ts';

type Ids = readonly number[];

interface Parts {
  /** Saves the order of all things; resolves to the resulting order. */
  put: (ids: Ids, seen: Ids) => Promise<Ids>;
  /** The order that somebody else saved, taken from a refusal; null for any other error. */
  orderOf: (error: unknown) => Ids | null;
  /** Shows the wanted order; null once the server has saved it. */
  show: (ids: Ids | null) => void;
  failed: (error: unknown) => void;
  /** Called when all moves are saved or given up. */
  done: () => Promise<unknown>;
}

// Attempts while others keep changing the order at the same time; then the error is shown.
const MOST_TRIES = 3;

/**
 * Saves the order of things however fast they are moved: one call at a time, each with all moves since the previous one. If somebody else
 * changed the order meanwhile, the same moves are applied to their order.
 */
export class OrderSaveQueue {
  #parts: () => Parts;
  #moves: Move[] = [];
  #seen: Ids = [];
  #isSaving = false;

  constructor(parts: () => Parts) {
    this.#parts = parts;
  }

  /** Applies a move and saves it; `ids` is the order on the screen. Returns the wanted order. */
  move(move: Move, ids: Ids): Ids {
    if (!this.#isSaving) this.#seen = ids;
    this.#moves.push(move);
    const wanted = this.#wanted(this.#seen);
    this.#parts().show(wanted);
    if (!this.#isSaving) void this.#save();
    return wanted;
  }

  #wanted(from: Ids): Ids {
    return this.#moves.reduce<Ids>(moveInOrder, from);
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
