import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { processMemory } from '../database/process-memory.ts';
import type { CountMemory } from '../records/record-list.ts';

// Enough for every list that people really look at.
const memory = processMemory<unknown>(2000);

/**
 * Reads a count of the catalogue from the cache of this process, which is valid until `catalogue_version` rises, as it does with
 * every change that could affect it. `key` names what was counted and for which company.
 */
export function recall<Value>(database: Database, version: number, key: string): Value | undefined {
  return memory.recall(database, `${version} ${key}`) as Value | undefined;
}

/** Caches a count for this version of the catalogue, and answers it. */
export function remember<Value>(database: Database, version: number, key: string, value: Value): Value {
  memory.remember(database, `${version} ${key}`, value);
  return value;
}

/** Caches the counts of a list of administration whose every change raises the version of the catalogue. */
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
