import { randomInt } from 'node:crypto';

// Letters and digits that nobody mistakes for each other on paper.
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 16;

/** A code that nobody guesses (78 bits) and that can be typed from paper. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** A code as it was typed, with or without its groups and what stands around it, in either case, as it is kept; null when it can be none. */
export function readCode(typed: string): string | null {
  const code = typed.replace(/[^\p{L}\d]/gu, '').toUpperCase();
  return new RegExp(`^[${LETTERS}]{${LENGTH}}$`).test(code) ? code : null;
}

/** A code in groups of four, as it is printed. */
export function shownCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}
