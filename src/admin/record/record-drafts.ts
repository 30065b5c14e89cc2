import { useSyncExternalStore } from 'react';
import type { KeptDraft } from '#machines/records/record-draft.ts';
import { makeEmitter } from '../../api/emitter.ts';

// The prefix is one of those that signing out removes (src/ground/forget-kept.ts).
const PREFIX = 'izbor.work.draft.';

/** The owner of a draft, and its record. */
export interface DraftPlace {
  person: number;
  /** `coupon` */
  kind: string;
  /** `new` for a record that is not saved yet. */
  id: string;
}

/** A draft in the list of one's own drafts. */
export interface OwnDraft extends DraftPlace {
  /** Name of the record. */
  name: string;
  /** The address of its form. */
  path: string;
  at: string;
}

type Stored = KeptDraft & Pick<OwnDraft, 'name' | 'path'>;

const keyOf = ({ person, kind, id }: DraftPlace) => `${PREFIX}${person}.${kind}.${id}`;

const [onListed, tellListed] = makeEmitter();

/** The unsaved changes of a record; null if there are none. */
export function readDraft(place: DraftPlace): KeptDraft | null {
  return stored(keyOf(place));
}

/** The name of the record when its draft was stored; undefined without a draft. */
export const draftName = (place: DraftPlace): string | undefined => stored(keyOf(place))?.name;

/** Stores a draft, or removes it if it is null. */
export function keepDraft(place: DraftPlace, draft: Stored | null): void {
  const key = keyOf(place);
  const before = listed(stored(key));
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // A full storage loses the draft; the form itself still works.
  }
  // The list of drafts is notified only when something that it shows changes, not on each letter.
  if (listed(draft) !== before) tellListed();
}

/** What the list shows of a draft, with its time to the minute. */
const listed = (draft: Stored | null) => draft && [draft.name, draft.path, draft.at.slice(0, 16)].join();

/** A person's own drafts, newest first. */
export function ownDrafts(person: number): OwnDraft[] {
  const prefix = `${PREFIX}${person}.`;
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const draft = stored(key);
      const [kind = '', ...id] = key.slice(prefix.length).split('.');
      return draft ? [{ person, kind, id: id.join('.'), name: draft.name, path: draft.path, at: draft.at }] : [];
    })
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** A person's own drafts, updated as they change. */
export function useOwnDrafts(person: number): OwnDraft[] {
  return JSON.parse(useSyncExternalStore(onListed, () => JSON.stringify(ownDrafts(person)))) as OwnDraft[];
}

function stored(key: string): Stored | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}
