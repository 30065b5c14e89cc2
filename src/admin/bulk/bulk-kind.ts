import type { ComponentType, ReactNode } from 'react';
import type { BulkTry, SeenPreview, StandingBulk } from '#machines/records/bulk.machine.ts';
import type { Selection } from '#machines/records/selection.ts';
import type { Changed } from '../../api/query.ts';

/** A record by its id; its kind knows its name. */
export interface NamedRow {
  id: number;
}

/** A record that would change, with the changed fields before and after. */
export interface ChangedRow extends NamedRow {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/** Preview of a bulk change, as every bulk call answers it. */
export interface BulkPreview extends SeenPreview {
  /** The first five records of each reason, and how many there are in all. */
  refused: readonly { code: string; count: number; sample: readonly NamedRow[] }[];
  /** The first five records. */
  sample: readonly ChangedRow[];
  effects: unknown;
}

/** State of a bulk change, as every bulk call answers it. */
export interface Bulk extends StandingBulk {
  action: string;
  /** The first hundred records that were left out. */
  left_out: readonly (NamedRow & { why: 'moved' | 'refused' | 'kept' })[];
  /** Number of further records that no longer exist, and so have no name. */
  gone: number;
}

export type Values = BulkTry['values'];

export interface BulkFieldsProps {
  values: Values;
  /** Messages by the name of the value. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (values: Values) => void;
}

/** Something that can be done to many records at once. */
export interface BulkAction {
  key: string;
  /** Label on the shelf. */
  label: string;
  title: string;
  /** Label of the button that does it, for so many records. */
  confirm: (count: number) => string;
  /** Text shown when all is done, if the action does not change records. */
  done?: { title: string; words: (count: number) => string };
  /** Whether this action cannot be undone although others of this kind can. */
  isFinal?: boolean;
  /** The form to fill in before the preview; missing where no values are needed. */
  asks?: {
    initial: Values;
    /** Messages by the name of the value. */
    problemsOf: (values: Values) => Readonly<Record<string, string>>;
    fields: ComponentType<BulkFieldsProps>;
  };
}

/** A use of the selection that changes none of the records. */
export interface BulkUse {
  key: string;
  label: string;
  onSelect: (selection: Selection) => void;
}

/** How many records of one kind are changed in one go. `Effects` is the part of the preview that differs by kind. */
export interface BulkKind<Effects = unknown> {
  /** The first are buttons on the shelf, the others are in its menu. */
  actions: readonly BulkAction[];
  /** Shown after the actions. */
  uses?: readonly BulkUse[];
  /** The number of records in words ("3 benefits"). */
  counted: (count: number) => string;
  nameOf: (row: NamedRow) => string;
  /** Text for the code of the reason why a record would not change. */
  refusedFor: (code: string) => string;
  /** The changed field as shown, before or after; nothing if it had no value before. */
  shown: (action: string, row: ChangedRow, side: 'before' | 'after') => ReactNode;
  /** The effects on people and money; null if there are none. */
  effects: (effects: Effects, action: string) => ReactNode;
  /** What has to be done first if no record would change; nothing if that is said already. */
  before?: (effects: Effects) => ReactNode;
  preview: (tried: BulkTry, signal: AbortSignal) => Promise<BulkPreview>;
  run: (id: number) => Promise<Bulk>;
  read: (id: number, signal: AbortSignal) => Promise<Bulk>;
  /** Missing if the change cannot be undone. */
  undo?: (id: number) => Promise<Bulk>;
  /** Calls whose answers are stale once the change is done. */
  changes: readonly Changed[];
}
