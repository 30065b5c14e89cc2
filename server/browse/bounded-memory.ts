/** A cache of bounded size that evicts the values least recently used. */
export interface BoundedMemory<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, room: number): void;
  delete(key: string): void;
  clear(): void;
}

/**
 * A cache whose values take at most `most` room together, in the unit that `set` counts. It has two halves: when the young one is
 * full it replaces the old one, whose values are dropped; a value read from the old half moves to the young one.
 */
export function boundedMemory<Value>(most: number): BoundedMemory<Value> {
  type Kept = { value: Value; room: number };
  let young = new Map<string, Kept>();
  let old = new Map<string, Kept>();
  let taken = 0;

  function put(key: string, kept: Kept): void {
    if (taken + kept.room > most / 2) {
      old = young;
      young = new Map();
      taken = 0;
    }
    young.set(key, kept);
    taken += kept.room;
  }

  function drop(key: string): void {
    taken -= young.get(key)?.room ?? 0;
    young.delete(key);
    old.delete(key);
  }

  return {
    get(key) {
      const known = young.get(key);
      if (known) return known.value;
      const earlier = old.get(key);
      if (!earlier) return undefined;
      old.delete(key);
      put(key, earlier);
      return earlier.value;
    },
    set(key, value, room) {
      drop(key);
      if (room <= most / 2) put(key, { value, room });
    },
    delete: drop,
    clear() {
      young = new Map();
      old = new Map();
      taken = 0;
    },
  };
}
