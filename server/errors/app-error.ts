/** A sentence for people in both languages. */
export interface Text {
  en: string;
  sr: string;
}

interface Extra {
  /** The problem of each named field. */
  fields?: Record<string, Text>;
  /** For the caller's next try, in seconds. */
  retryAfter?: number;
  /** Further parts of the answer, such as the changes of a changed cart. */
  details?: Record<string, unknown>;
}

/** A refusal that the caller sees (product.md 2). Any other error is a bug and answers 500. */
export class AppError extends Error {
  readonly status: number;
  /** For programs: feature.reason. */
  readonly code: string;
  readonly text: Text;
  readonly extra: Extra;

  constructor(status: number, code: string, text: Text, extra: Extra = {}) {
    super(text.en);
    this.status = status;
    this.code = code;
    this.text = text;
    this.extra = extra;
  }
}
