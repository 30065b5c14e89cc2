import type { Fields } from '#contract/records/merge.rules.ts';

/** Labels of a record's fields, and how their values and problems are shown. */
export interface RecordFields {
  [field: string]: {
    label: string;
    /**
     * Formats a value for people; by default it is shown as it is. `of` are the record's other fields, if known: a price finds its currency
     * there.
     */
    shown?: (value: unknown, of?: Fields) => string;
    /** Converts a value of the history into the value of the form, so that it can be restored; by default a text is taken as it is. */
    typed?: (value: unknown) => unknown;
    /** A text: differences are shown word by word, and a third version can be written in a merge; `html` in the editor of rich text. */
    text?: 'line' | 'lines' | 'html';
    /** Differences are shown word by word as for a text, but it can be written only in the form itself. */
    isRead?: true;
    /** Language of a text, BCP 47. */
    lang?: string;
  };
}
