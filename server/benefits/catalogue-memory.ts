import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { processMemory } from '../database/process-memory.ts';
import type { CountMemory } from '../records/record-list.ts';

// Enough for every list that people really look at.
const memory = processMemory<unknown>(2000);

/**
 * What was counted in the catalogue, kept in this process until `catalogue_version` rises, which it does with every change
 * that could make it untrue. `key` names what was counted and for which company.
 */
export function recall<Value>(database: Database, version: number, key: string): Value | undefined {
  return memory.recall(database, `${version} ${key}`) as Value | undefined;
}

/** Keeps what was counted at this version of the catalogue, and answers it. */
export function remember<Value>(database: Database, version: number, key: string, value: Value): Value {
  memory.remember(database, `${version} ${key}`, value);
  return value;
}

/** Remembers how many rows a list of the catalogue has for administrators, all of whose changes raise its version. */
export function countMemory(
  database: Database,
  { catalogueVersion }: Pick<Caller, 'catalogueVersion'>,
  list: string,
): CountMemory {
  const keyOf = (filters: string) => `${list} of administration ${filters}`;
  return {
    recall: (filters) => recall(database, catalogueVersion, keyOf(filters)),
    remember: (filters, counted) => remember(database, catalogueVersion, keyOf(filters), counted),
  };
}
