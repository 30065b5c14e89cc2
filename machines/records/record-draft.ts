import { type Fields, isSame, merge } from '#contract/records/merge.rules.ts';

/** A record with the values that its form shows. */
export interface EditedRecord {
  fields: Fields;
  /** Revision of the record; 0 for a new one. */
  revision: number;
  /** Whether the record is visible to people. */
  offered: boolean;
  /** Who changed the record last, and when (ISO 8601). */
  by: string | null;
  at: string | null;
}

/** Unsaved changes of a form, stored on the device. */
export interface KeptDraft {
  /** The record as it was when the changes were made. */
  base: EditedRecord;
  draft: Fields;
  /** When the changes were made, ISO 8601. */
  at: string;
  /** The session ended during a save: after signing in the form continues without asking. */
  interrupted: boolean;
  /** Idempotency key of an unanswered attempt to save; empty or missing if there is none. */
  key?: string;
}

/** Problems by field: a code that the view has words for, or the server's own words. */
export type Problems = Readonly<Record<string, string>>;

/** Whose value a field in conflict gets. */
export type Side = 'mine' | 'theirs';

/** One person's changes and another's of the same record. */
export interface BothSides {
  base: EditedRecord;
  draft: Fields;
  /** Null while nobody else has changed it. */
  theirs: EditedRecord | null;
  choices: Readonly<Record<string, Side>>;
}

/** The result of comparing both people's changes, by field. */
export interface Meeting {
  /** Fields that only the other person changed. */
  taken: string[];
  /** Fields in conflict: both changed them differently. */
  both: string[];
  /** Fields that only I changed, or both in the same way. */
  kept: string[];
}

/** Record of a form before anything is read. */
export const NOTHING_READ: EditedRecord = { fields: {}, revision: 0, offered: true, by: null, at: null };

/** Cache by draft: each part of a form asks for the joined fields at each keystroke. */
const together = new WeakMap<Fields, { base: EditedRecord; fields: Fields }>();

/** All fields as they would be saved; the same draft gives the same object. */
export function fieldsOf({ base, draft }: Pick<BothSides, 'base' | 'draft'>): Fields {
  const known = together.get(draft);
  if (known?.base === base) return known.fields;
  const fields = { ...base.fields, ...draft };
  together.set(draft, { base, fields });
  return fields;
}

/** The fields whose values differ from the record's. */
export function differing(fields: Fields, { fields: of }: EditedRecord): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => !isSame(value, of[field])));
}

/** Whether a record contains all changes of a draft. */
export const hasAll = (record: EditedRecord, draft: Fields) => Object.keys(differing(draft, record)).length === 0;

/** Compares both people's changes, field by field. */
export function meetingOf({ base, draft, theirs }: Omit<BothSides, 'choices'>): Meeting {
  if (!theirs) return { taken: [], both: [], kept: [] };
  const { both } = merge(base.fields, draft, theirs.fields);
  const apart = new Set(both.map((way) => way.split('.')[0] ?? way));
  return {
    taken: Object.keys(differing(theirs.fields, base)).filter((field) => !(field in draft)),
    both: [...apart],
    kept: Object.keys(draft).filter((field) => !apart.has(field)),
  };
}

/** All fields with both people's changes; conflicts without a choice get my value. */
export function joinedOf({ base, draft, theirs, choices }: BothSides): Fields {
  if (!theirs) return fieldsOf({ base, draft });
  const { joined } = merge(base.fields, draft, theirs.fields);
  // A list that they win still has what I alone changed in it.
  const { joined: joinedTheirs } = merge(base.fields, theirs.fields, draft);
  for (const [field, side] of Object.entries(choices)) if (side === 'theirs') joined[field] = joinedTheirs[field];
  return joined;
}

/** Whether the other person withdrew the record while I was changing it. */
export const isWithdrawn = ({ base, theirs }: Pick<BothSides, 'base' | 'theirs'>) =>
  base.offered && theirs?.offered === false;
