import { randomInt } from 'node:crypto';

// Letters and digits that are not confused with each other on paper.
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 16;

/** A random code that cannot be guessed (78 bits) and can be typed from paper. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/**
 * Normalises a typed code to its stored form: upper case, without separators and other characters around it; null when it cannot
 * be a code.
 */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[^\p{L}\d]/gu, '').toUpperCase();
  return new RegExp(`^[${LETTERS}]{${LENGTH}}$`).test(code) ? code : null;
}

/** A code in groups of four, as printed. */
export function shownCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}
