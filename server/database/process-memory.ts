import type { Database } from './database.ts';

/** A cache in this process, per database. */
export interface ProcessMemory<Value> {
  recall(database: Database, key: string): Value | undefined;
  remember(database: Database, key: string, value: Value): void;
}

/** Caches at most `most` values per database; evicts the value stored longest ago. */
export function processMemory<Value>(most: number): ProcessMemory<Value> {
  const memories = new WeakMap<Database, Map<string, Value>>();
  return {
    recall: (database, key) => memories.get(database)?.get(key),
    remember: (database, key, value) => {
      const memory = memories.get(database) ?? new Map<string, Value>();
      memories.set(database, memory);
      memory.delete(key);
      const [oldest] = memory.keys();
      if (memory.size >= most && oldest !== undefined) memory.delete(oldest);
      memory.set(key, value);
    },
  };
}
