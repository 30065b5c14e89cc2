import type { Language } from '#contract/language/language.ts';

/** A person's key: the company is first in every key (architecture.md 4). */
export interface PersonKey {
  companyId: number;
  userId: number;
}

/** The person that a call names by company and number. */
export const personAt = ({ company: companyId, id: userId }: { company: number; id: number }): PersonKey => ({
  companyId,
  userId,
});

export const isSamePerson = (one: PersonKey, other: PersonKey): boolean =>
  one.companyId === other.companyId && one.userId === other.userId;

/** The person whose rows are read, and the language of the answer. A `Caller` is one. */
export interface Reader extends PersonKey {
  language: Language;
}
