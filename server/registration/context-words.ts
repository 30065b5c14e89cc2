import { searchKey } from '#contract/search/search.rules.ts';
import { isCommonPassword, readLookalikes } from './common-passwords.ts';

/** The owner of a password. */
export interface PasswordOwner {
  firstName?: string;
  lastName?: string;
  email?: string;
  company?: string;
}

// Words of the shop itself, with which attackers begin.
const OURS = ['izbor'];
// Shorter words occur in many others.
const FEWEST_LETTERS = 3;
// Letters that a password needs beside such words.
const FEWEST_OWN = 4;

/**
 * Whether a password consists of the names of the shop, the company and the person, such as Izbor!2026 or Jelena.1990, with too little else
 * (OWASP ASVS 6.2.11). A sentence may contain them.
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

/** Longest first, so that a word is removed before those that it contains. */
function wordsOf({ firstName = '', lastName = '', email = '', company = '' }: PasswordOwner): string[] {
  const named = searchKey([firstName, lastName, email, company].join(' ')).split(/[^\p{L}]+/u);
  const words = new Set([...OURS, ...named.filter((word) => word.length >= FEWEST_LETTERS)]);
  return [...words].sort((one, other) => other.length - one.length);
}
