import { randomInt } from 'node:crypto';

// Without those that are taken for another when somebody reads them out.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const OF_GROUP = 4;

/** A code that a company's people register with: read out and typed easily, and never guessed. */
export function newCode(): string {
  const group = () => Array.from({ length: OF_GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
