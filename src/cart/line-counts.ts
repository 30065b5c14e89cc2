import { createContext, useContext, useEffect } from 'react';
import { type ActorRefFrom, waitFor } from 'xstate';
import { countIn } from '#contract/cart/cart.rules.ts';
import type { cartItemMachine } from '#machines/cart/cart-item.machine.ts';

type Line = ActorRefFrom<typeof cartItemMachine>;

/** What stands in a line's field is no quantity, and the line says so. */
export class WrongCount extends Error {}

/** The quantities of all lines of a cart, so that what is typed into one of them is not lost by going on. */
export class LineCounts {
  readonly #lines = new Set<Line>();

  /** Answers how to take it out again. */
  add(line: Line): () => void {
    this.#lines.add(line);
    return () => this.#lines.delete(line);
  }

  /** Whether anything is typed, or being saved. */
  get unsaved(): boolean {
    return [...this.#lines].some((line) => !line.getSnapshot().matches('resting'));
  }

  /** Saves what is typed. Fails with `WrongCount` when it is no quantity, and when a quantity was not saved. */
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

/** The quantities of the cart around; a line joins them. */
export const LineCountsContext = createContext(new LineCounts());

/** Makes a line's quantity one of those of the cart around it. */
export function useJoinCounts(line: Line): void {
  const counts = useContext(LineCountsContext);
  useEffect(() => counts.add(line), [counts, line]);
}
