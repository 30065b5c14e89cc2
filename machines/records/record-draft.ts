import { type Fields, isSame, merge } from '#contract/records/merge.rules.ts';

/** A record as its form has it. */
export interface EditedRecord {
  fields: Fields;
  /** How often it was changed; 0 for one that is not there yet. */
  revision: number;
  /** Whether people are offered it. */
  offered: boolean;
  /** Who changed it last, and when (ISO 8601). */
  by: string | null;
  at: string | null;
}

/** What is kept of a form that was left with unsaved changes. */
export interface KeptDraft {
  /** The record as it was when it was changed. */
  base: EditedRecord;
  draft: Fields;
  /** When it was changed last, ISO 8601. */
  at: string;
  /** The session ended while it was saved: one goes on without being asked. */
  interrupted: boolean;
  /** The key of the try to save it that no answer came to; empty, or not there, without one. */
  key?: string;
}

/** What is wrong, field by field: a code that the view has words for, or the server's own words. */
export type Problems = Readonly<Record<string, string>>;

/** Whose value a field gets that both changed. */
export type Side = 'mine' | 'theirs';

/** My changes and theirs, of one record. */
export interface BothSides {
  base: EditedRecord;
  draft: Fields;
  /** Null while nobody else changed it. */
  theirs: EditedRecord | null;
  choices: Readonly<Record<string, Side>>;
}

/** How the changes of two people meet, field by field. */
export interface Meeting {
  /** They changed it, I did not. */
  taken: string[];
  /** Both did, and not alike. */
  both: string[];
  /** I changed it, they did not, or alike. */
  kept: string[];
}

/** Before anything was read. */
export const NOTHING_READ: EditedRecord = { fields: {}, revision: 0, offered: true, by: null, at: null };

/** Each part of a form asks with each letter: they are put together once for each draft. */
const together = new WeakMap<Fields, { base: EditedRecord; fields: Fields }>();

/** All fields as they would be saved; the same ones for the same draft. */
export function fieldsOf({ base, draft }: Pick<BothSides, 'base' | 'draft'>): Fields {
  const known = together.get(draft);
  if (known?.base === base) return known.fields;
  const fields = { ...base.fields, ...draft };
  together.set(draft, { base, fields });
  return fields;
}

/** Of some fields those that a record has otherwise. */
export function differing(fields: Fields, { fields: of }: EditedRecord): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field, value]) => !isSame(value, of[field])));
}

/** Whether a record has all that was changed. */
export const hasAll = (record: EditedRecord, draft: Fields) => Object.keys(differing(draft, record)).length === 0;

/** Which fields are theirs, mine and of both. */
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

/** All fields with both changes in them; what nobody chose is mine. */
export function joinedOf({ base, draft, theirs, choices }: BothSides): Fields {
  if (!theirs) return fieldsOf({ base, draft });
  const { joined } = merge(base.fields, draft, theirs.fields);
  // A list that they win still has what I alone changed in it.
  const { joined: joinedTheirs } = merge(base.fields, theirs.fields, draft);
  for (const [field, side] of Object.entries(choices)) if (side === 'theirs') joined[field] = joinedTheirs[field];
  return joined;
}

/** Whether they took it off the offer while I changed it. */
export const isWithdrawn = ({ base, theirs }: Pick<BothSides, 'base' | 'theirs'>) =>
  base.offered && theirs?.offered === false;
