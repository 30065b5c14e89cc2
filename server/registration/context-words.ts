import { searchKey } from '#contract/search/search.rules.ts';
import { isCommonPassword, readLookalikes } from './common-passwords.ts';

/** Whose password it is. */
export interface PasswordOwner {
  firstName?: string;
  lastName?: string;
  email?: string;
  company?: string;
}

// What else a password of this shop is first tried with.
const OURS = ['izbor'];
// Of a word: shorter ones are in many others.
const FEWEST_LETTERS = 3;
// What has to be there beside such words.
const FEWEST_OWN = 4;

/**
 * Whether a password is made of the names of the shop, of the company and of the person, Izbor!2026 or Jelena.1990, with nothing of its
 * own beside (OWASP ASVS 6.2.11). A sentence may have them in it.
 */
export function isMadeOfNames(password: string, owner: PasswordOwner): boolean {
  const words = wordsOf(owner);
  const plain = searchKey(password);
  return [plain, readLookalikes(plain)].some((text) => {
    const letters = text.replace(/[^\p{L}]/gu, '');
    const left = words.reduce((rest, word) => rest.replaceAll(word, ''), letters);
    return left !== letters && (left.length < FEWEST_OWN || isCommonPassword(left));
  });
}

/** The longest first, so that none is looked for within another. */
function wordsOf({ firstName = '', lastName = '', email = '', company = '' }: PasswordOwner): string[] {
  const named = searchKey([firstName, lastName, email, company].join(' ')).split(/[^\p{L}]+/u);
  const words = new Set([...OURS, ...named.filter((word) => word.length >= FEWEST_LETTERS)]);
  return [...words].sort((one, other) => other.length - one.length);
}
