import type { Database } from '../database/database.ts';

// Enough for every list that people really look at; the oldest goes first.
const MOST_ENTRIES = 2000;

const memories = new WeakMap<Database, Map<string, unknown>>();

/**
 * What was counted in the catalogue, kept in this process until `catalogue_version` rises, which it does with every change
 * that could make it untrue. `key` names what was counted and for which company.
 */
export function recall<Value>(database: Database, version: number, key: string): Value | undefined {
  return memories.get(database)?.get(`${version} ${key}`) as Value | undefined;
}

/** Keeps what was counted at this version of the catalogue, and answers it. */
export function remember<Value>(database: Database, version: number, key: string, value: Value): Value {
  const memory = memories.get(database) ?? new Map<string, unknown>();
  memories.set(database, memory);
  const [oldest] = memory.keys();
  if (memory.size >= MOST_ENTRIES && oldest !== undefined) memory.delete(oldest);
  memory.set(`${version} ${key}`, value);
  return value;
}
