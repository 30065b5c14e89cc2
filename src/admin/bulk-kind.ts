import type { ComponentType, ReactNode } from 'react';
import type { BulkTry, SeenPreview, StandingBulk } from '#machines/records/bulk.machine.ts';
import type { Selection } from '#machines/records/selection.ts';
import type { Changed } from '../api/query.ts';

/** A record by its number; what it is called its kind knows. */
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
  /** The first five of each reason, and how many it is in all. */
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
  /** How many beside them are no more, and have no names. */
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
  /** The press that does it, to so many. */
  confirm: (count: number) => string;
  /** What is said once all of it is done, where that is no change. */
  done?: { title: string; words: (count: number) => string };
  /** Nobody takes it back, of a kind that can be. */
  isFinal?: boolean;
  /** What is asked before; nothing for what needs no more. */
  asks?: {
    initial: Values;
    /** What is wrong, in words, by value. */
    problemsOf: (values: Values) => Readonly<Record<string, string>>;
    fields: ComponentType<BulkFieldsProps>;
  };
}

/** What is done with what is chosen without changing any of it. */
export interface BulkUse {
  key: string;
  label: string;
  onSelect: (selection: Selection) => void;
}

/** How many records of one kind are changed at once. `Effects` is what its preview says beside what all do. */
export interface BulkKind<Effects = unknown> {
  /** The first stand on the shelf, the others in its menu. */
  actions: readonly BulkAction[];
  /** After the actions. */
  uses?: readonly BulkUse[];
  /** So many of them in words. */
  counted: (count: number) => string;
  nameOf: (row: NamedRow) => string;
  /** Why one would not change. */
  refusedFor: (code: string) => string;
  /** A field of it in words, as it is before or after; nothing where there was none before. */
  shown: (action: string, row: ChangedRow, side: 'before' | 'after') => ReactNode;
  /** What it means for people, and in money; null where nothing hangs on it. */
  effects: (effects: Effects, action: string) => ReactNode;
  /** What is done first, where none would change; nothing where that is said already. */
  before?: (effects: Effects) => ReactNode;
  preview: (tried: BulkTry, signal: AbortSignal) => Promise<BulkPreview>;
  run: (id: number) => Promise<Bulk>;
  read: (id: number, signal: AbortSignal) => Promise<Bulk>;
  /** Nothing where what is done cannot be taken back. */
  undo?: (id: number) => Promise<Bulk>;
  /** The calls whose answers it changes. */
  changes: readonly Changed[];
}
