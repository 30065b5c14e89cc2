import type { Language } from '#contract/language/language.ts';

/** A person's key: the company is first in every key (architecture.md 4). */
export interface PersonKey {
  companyId: number;
  userId: number;
}

/** Whose rows are read, and in which language the answer is. A `Caller` is one. */
export interface Reader extends PersonKey {
  language: Language;
}
