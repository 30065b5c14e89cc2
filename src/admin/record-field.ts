import type { Fields } from '#contract/records/merge.rules.ts';

/** How the fields of a record are named, and their values and problems said. */
export interface RecordFields {
  [field: string]: {
    label: string;
    /** A value as people read it; as it is unless it is given. `of` are the fields it stands among, where they are known: a price has its currency there. */
    shown?: (value: unknown, of?: Fields) => string;
    /** A value of the history as the form has it, so that it can be brought back; a text as it is. */
    typed?: (value: unknown) => unknown;
    /** A text, of which the difference is shown word by word and a third version may be written; `html` in the editor of rich text. */
    text?: 'line' | 'lines' | 'html';
    /** It is read as a text is, and of two values the difference is shown word by word; it is written in the form alone. */
    isRead?: true;
    /** BCP 47, of a text. */
    lang?: string;
  };
}
