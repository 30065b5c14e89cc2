import { numberedCell, numberedIn } from '#contract/imports/import.rules.ts';
import { searchKey } from '#contract/search/search.rules.ts';

/** Why a cell finds nothing: no such name, or several active things share it. */
export type Unfound = 'unknown' | 'several';

const NOTHING: ReadonlySet<number> = new Set();

/** Finds things by name, or by name and number. */
export class ByName<Found extends { id: number; active: boolean }> {
  readonly #all = new Map<number, Found>();
  readonly #named = new Map<string, Found[]>();
  readonly #namesOf: (one: Found) => readonly string[];

  constructor(things: readonly Found[], namesOf: (one: Found) => readonly string[]) {
    this.#namesOf = namesOf;
    for (const one of things) {
      this.#all.set(one.id, one);
      for (const key of this.#keysOf(one)) this.#named.set(key, [...(this.#named.get(key) ?? []), one]);
    }
  }

  get(id: number): Found | undefined {
    return this.#all.get(id);
  }

  /**
   * Finds the record that a cell refers to. A name in either language prefers records that are there already (`present`); a name with a
   * number refers to exactly that record. Exact matches come before those that only have the same search key.
   */
  find(cell: string, present = NOTHING): Found | Unfound {
    const called = this.#called(cell);
    const canBe = (one: Found) => one.active || present.has(one.id);
    const exact = called.filter((one) => canBe(one) && this.#namesOf(one).includes(cell));
    const meant = exact.length > 0 ? exact : called;
    const there = meant.find(({ id }) => present.has(id));
    if (there) return there;
    const [first, second] = meant.filter(({ active }) => active);
    return second ? 'several' : (first ?? meant[0] ?? 'unknown');
  }

  /** The text by which a file finds this thing again: its name, with its number if others share the name. */
  cellOf(id: number): string {
    const one = this.#all.get(id);
    const [name = ''] = one ? this.#namesOf(one) : [];
    return this.#called(name).length > 1 ? numberedCell(name, id) : name;
  }

  #called(cell: string): readonly Found[] {
    const named = this.#named.get(searchKey(cell));
    if (named) return named;
    const { name, id } = numberedIn(cell) ?? {};
    const one = id === undefined ? undefined : this.#all.get(id);
    return one && name && this.#keysOf(one).has(searchKey(name)) ? [one] : [];
  }

  #keysOf(one: Found): ReadonlySet<string> {
    return new Set(this.#namesOf(one).map(searchKey));
  }
}
