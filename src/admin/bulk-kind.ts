import type { ComponentType, ReactNode } from 'react';
import type { BulkTry, SeenPreview, StandingBulk } from '#machines/records/bulk.machine.ts';
import type { Selection } from '#machines/records/selection.ts';
import type { Changed } from '../api/query.ts';

/** A record by its number; its kind knows the name. */
export interface NamedRow {
  id: number;
}

/** A record that would change, with the fields that do. */
export interface ChangedRow extends NamedRow {
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/** What a change of many would mean, as every bulk call answers it. */
export interface BulkPreview extends SeenPreview {
  /** The first five records of each reason, and how many there are in all. */
  refused: readonly { code: string; count: number; sample: readonly NamedRow[] }[];
  /** The first five. */
  sample: readonly ChangedRow[];
  effects: unknown;
}

/** A change of many as it stands, as every bulk call answers it. */
export interface Bulk extends StandingBulk {
  action: string;
  /** The first hundred. */
  left_out: readonly (NamedRow & { why: 'moved' | 'refused' | 'kept' })[];
  /** Number of further records that no longer exist, and so have no name. */
  gone: number;
}

export type Values = BulkTry['values'];

export interface BulkFieldsProps {
  values: Values;
  /** In words, by value. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (values: Values) => void;
}

/** Something that can be done to many records at once. */
export interface BulkAction {
  key: string;
  /** On the shelf: what is asked. */
  label: string;
  title: string;
  /** Label of the button that does it, for so many records. */
  confirm: (count: number) => string;
  /** What is said once all of it is done, if it is no change of records. */
  done?: { title: string; words: (count: number) => string };
  /** It cannot be taken back, though other changes of this kind can. */
  isFinal?: boolean;
  /** The form filled in before the preview; nothing where no values are needed. */
  asks?: {
    initial: Values;
    /** Problems in words, by the name of the value. */
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

/** How many records of one kind are changed at once. `Effects` is the part of the preview that is the kind's own. */
export interface BulkKind<Effects = unknown> {
  /** The first stand on the shelf, the others in its menu. */
  actions: readonly BulkAction[];
  /** After the actions. */
  uses?: readonly BulkUse[];
  /** The number of records in words. */
  counted: (count: number) => string;
  nameOf: (row: NamedRow) => string;
  /** Why a record would not change. */
  refusedFor: (code: string) => string;
  /** The changed field in words, before or after; nothing where it had no value before. */
  shown: (action: string, row: ChangedRow, side: 'before' | 'after') => ReactNode;
  /** What it means for people, and in money; null where nothing hangs on it. */
  effects: (effects: Effects, action: string) => ReactNode;
  /** What has to be done first where no record would change; nothing where that is said already. */
  before?: (effects: Effects) => ReactNode;
  preview: (tried: BulkTry, signal: AbortSignal) => Promise<BulkPreview>;
  run: (id: number) => Promise<Bulk>;
  read: (id: number, signal: AbortSignal) => Promise<Bulk>;
  /** Missing where the change cannot be taken back. */
  undo?: (id: number) => Promise<Bulk>;
  /** Calls to read again once the change is done. */
  changes: readonly Changed[];
}
