import { randomInt } from 'node:crypto';

// Without characters that are confused when read aloud.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 3;
const OF_GROUP = 4;

/** A random code with which a company's people register: easy to read out and type, and hard to guess. */
export function newCode(): string {
  const group = () => Array.from({ length: OF_GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
