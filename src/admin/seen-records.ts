import { useSyncExternalStore } from 'react';

/** A record that was opened: its name, and the address that opens it. */
export interface SeenRecord {
  label: string;
  to: string;
}

const MOST = 10;

let seen: readonly SeenRecord[] = [];
const listeners = new Set<() => void>();

/** The records seen of late with one more, which is not there twice. */
export const withSeen = (records: readonly SeenRecord[], one: SeenRecord): readonly SeenRecord[] =>
  [one, ...records.filter(({ to }) => to !== one.to)].slice(0, MOST);

/** Remembers a record for the palette, as long as this tab is open. */
export function noteSeen(record: SeenRecord): void {
  seen = withSeen(seen, record);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSeenRecords = (): readonly SeenRecord[] => useSyncExternalStore(subscribe, () => seen);

/** When administration is left. */
export function forgetSeen(): void {
  seen = [];
  for (const listener of listeners) listener();
}
