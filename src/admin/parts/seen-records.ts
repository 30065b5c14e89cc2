import { useSyncExternalStore } from 'react';
import { makeEmitter } from '../../api/emitter.ts';
import { keepCopy, readCopy, type SeenRecord } from '../../ground/offline-copy.ts';

const MOST = 10;

const [onSeen, tellSeen] = makeEmitter();

/** The recently opened records with this one first, without duplicates. */
export const withSeen = (records: readonly SeenRecord[], one: SeenRecord): readonly SeenRecord[] =>
  [one, ...records.filter(({ to }) => to !== one.to)].slice(0, MOST);

const kept = (): readonly SeenRecord[] => readCopy('seen')?.copy ?? [];

/** Remembers a record for the palette on this device until the person signs out. */
export function noteSeen(record: SeenRecord): void {
  keepCopy('seen', withSeen(kept(), record), new Date());
  tellSeen();
}

function subscribe(listener: () => void): () => void {
  const stop = onSeen(listener);
  addEventListener('storage', listener);
  return () => {
    stop();
    removeEventListener('storage', listener);
  };
}

/** The recently opened records, from all tabs. */
export const useSeenRecords = (): readonly SeenRecord[] =>
  JSON.parse(useSyncExternalStore(subscribe, () => JSON.stringify(kept()))) as readonly SeenRecord[];
