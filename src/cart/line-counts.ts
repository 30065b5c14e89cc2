import { createContext, useContext, useEffect } from 'react';
import { type ActorRefFrom, waitFor } from 'xstate';
import { countIn } from '#contract/cart/cart.rules.ts';
import type { cartItemMachine } from '#machines/cart/cart-item.machine.ts';

type Line = ActorRefFrom<typeof cartItemMachine>;

/** The text in a line's field is no valid quantity; the line shows that. */
export class WrongCount extends Error {}

/** Registry of the quantity machines of all lines, so that typed quantities can be saved before leaving the cart. */
export class LineCounts {
  readonly #lines = new Set<Line>();

  /** Registers a line; returns the function that removes it. */
  add(line: Line): () => void {
    this.#lines.add(line);
    return () => this.#lines.delete(line);
  }

  /** Whether any quantity is being typed or saved. */
  get unsaved(): boolean {
    return [...this.#lines].some((line) => !line.getSnapshot().matches('resting'));
  }

  /** Saves typed quantities. Throws WrongCount when a text is no quantity, and another error when one could not be saved. */
  async save(): Promise<void> {
    const lines = [...this.#lines].filter((line) => !line.getSnapshot().matches('resting'));
    const wanted = lines.map((line) => countIn(line.getSnapshot().context.typed));
    for (const line of lines) line.send({ type: 'count.commit' });
    if (lines.some((line) => line.getSnapshot().matches('typing'))) throw new WrongCount();
    const saved = await Promise.all(lines.map((line) => waitFor(line, (snapshot) => !snapshot.matches('saving'))));
    if (saved.some(({ context }, index) => context.count !== wanted[index]))
      throw new Error('a quantity was not saved');
    // What was typed into another line meanwhile.
    if (this.unsaved) await this.save();
  }
}

/** The registry of the surrounding cart. */
export const LineCountsContext = createContext(new LineCounts());

/** Registers a line's machine with the surrounding cart. */
export function useJoinCounts(line: Line): void {
  const counts = useContext(LineCountsContext);
  useEffect(() => counts.add(line), [counts, line]);
}
