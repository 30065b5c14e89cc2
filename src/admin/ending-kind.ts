import type { ReactNode } from 'react';
import type { Answers, Asks } from '#contract/records/ending.rules.ts';
import type { ComboboxOption, OptionsReading } from '#design-system/combobox/combobox-props.ts';
import type { EndOutcome, EndTry, Saved, SeenEnding } from '#machines/records/ending.machine.ts';
import type { Changed } from '../api/query.ts';

/** What is asked before the end: words, unless it is a day or one of some records. `reason` has words of its own. */
export interface EndingField {
  need: Asks[string];
  label?: string;
  hint?: string;
  /** A day of these, YYYY-MM-DD; with `orNow` it may be at once instead, which is answered by AT_ONCE. */
  day?: { min?: string; max?: string; orNow?: OrNow };
  /** One of these; its `value` is the answer. */
  options?: readonly ComboboxOption[];
  /** How far they are, where they are read of the server. */
  reading?: OptionsReading;
}

/** What is asked before the end, by its names. */
export type EndingAsks = Readonly<Record<string, EndingField>>;

/** The answer to when, where it is not a day. */
export const AT_ONCE = 'now';

/** The words of the two ways: now, and with a day. */
export interface OrNow {
  now: string;
  nowHint: string;
  later: string;
  laterHint: string;
}

/** What is said of the end of one record. */
export interface EndingWords<Effects> {
  /** The question. */
  title: string;
  /** Label of the button; a function of the effects where they decide what it does. */
  confirm?: string | ((effects: Effects) => string) | undefined;
  cancel?: string | undefined;
  /** Said when the record was ended already. */
  over?: string | undefined;
  /** What follows; while it is blocked, what must be done first. */
  consequences: (effects: Effects) => ReactNode;
  /** What is new since it was asked, in words; after whether somebody changed it. */
  moved?: (effects: Effects, before: Effects) => string;
  /** The fields to fill in; a function of the effects where they decide that. */
  fields?: EndingAsks | ((effects: Effects) => EndingAsks);
}

/** A record and what its end would mean, read together. */
export interface Impact<Effects> extends SeenEnding {
  effects: Effects;
}

/** A record as its list has it. */
export interface Endable {
  name: string;
  revision: number;
}

/** How records of one kind are ended and shown again. */
export interface EndingKind<Row extends Endable, Effects> {
  idOf: (row: Row) => number;
  /** With `tried`, no answer came to that: `offered` says whether there is still that to do. */
  read: (row: Row, signal: AbortSignal, tried: EndTry | null) => Promise<Impact<Effects>>;
  /** Throws what the server says, 409 as well. */
  end: (row: Row, tried: EndTry) => Promise<Saved>;
  /** Nothing for what cannot be taken back. */
  restore?: (row: Row, seen: number) => Promise<Saved>;
  wordsOf: (row: Row) => EndingWords<Effects>;
  ended: (row: Row, answers: Answers, outcome: EndOutcome) => string;
  restored: (row: Row) => string;
  /** The calls whose answers it changes. */
  changes: readonly Changed[];
}
