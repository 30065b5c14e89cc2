import type { ReactNode } from 'react';
import type { Answers, Asks } from '#contract/records/ending.rules.ts';
import type { ComboboxOption, OptionsReading } from '#design-system/combobox/combobox-props.ts';
import type { EndOutcome, EndTry, Saved, SeenEnding } from '#machines/records/ending.machine.ts';
import type { Changed } from '../../api/query.ts';

/**
 * A field to fill in before a record is ended: a text, a day, or a choice among records. The field `reason` has a label and a hint of its
 * own.
 */
export interface EndingField {
  need: Asks[string];
  label?: string;
  hint?: string;
  /** For a day, YYYY-MM-DD, within these bounds; with `orNow` "immediately" can be chosen instead, and the answer is AT_ONCE. */
  day?: { min?: string; max?: string; orNow?: OrNow };
  /** For a choice: the `value` of an option is the answer. */
  options?: readonly ComboboxOption[];
  /** State of the options where the server is asked for them. */
  reading?: OptionsReading;
}

/** The fields to fill in before a record is ended, by name. */
export type EndingAsks = Readonly<Record<string, EndingField>>;

/** The answer "immediately" to a field that asks for a day. */
export const AT_ONCE = 'now';

/** Labels and hints of the two choices: immediately, or on a day. */
export interface OrNow {
  now: string;
  nowHint: string;
  later: string;
  laterHint: string;
}

/** Texts of the question whether to end one record. */
export interface EndingWords<Effects> {
  /** The question itself. */
  title: string;
  /** Label of the button; a function of the effects if they decide what the button does. */
  confirm?: string | ((effects: Effects) => string) | undefined;
  cancel?: string | undefined;
  /** Shown if the record was ended already. */
  over?: string | undefined;
  /** The consequences; while ending is blocked, what must be done first. */
  consequences: (effects: Effects) => ReactNode;
  /** How the effects differ from those shown before, in words; shown after the sentence about who changed the record. */
  moved?: (effects: Effects, before: Effects) => string;
  /** The fields to fill in; a function of the effects if they decide which. */
  fields?: EndingAsks | ((effects: Effects) => EndingAsks);
}

/** A record and the impact of ending it, read together. */
export interface Impact<Effects> extends SeenEnding {
  effects: Effects;
}

/** A record as a row of its list. */
export interface Endable {
  name: string;
  revision: number;
}

/** How records of one kind are ended and restored. */
export interface EndingKind<Row extends Endable, Effects> {
  idOf: (row: Row) => number;
  /** `tried` is an attempt whose answer was lost: `offered` then says whether the record still has to be ended. */
  read: (row: Row, signal: AbortSignal, tried: EndTry | null) => Promise<Impact<Effects>>;
  /** Throws the server's refusal, 409 included. */
  end: (row: Row, tried: EndTry) => Promise<Saved>;
  /** Missing if the end cannot be undone. */
  restore?: (row: Row, seen: number) => Promise<Saved>;
  wordsOf: (row: Row) => EndingWords<Effects>;
  ended: (row: Row, answers: Answers, outcome: EndOutcome) => string;
  restored: (row: Row) => string;
  /** The calls whose answers become stale. */
  changes: readonly Changed[];
}
