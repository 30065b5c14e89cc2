import { closeSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lengthOf } from '#server/testing/test-length.ts';
import { sharedFolder } from './outbox.ts';

/** Number of people in the shop that all tests share. */
export const PEOPLE = Number(process.env.E2E_USERS ?? lengthOf({ short: 3000, full: 6000 }));

/** Every third person belongs to the company in dinars. */
export const IN_DINARS = 3;

const folder = join(sharedFolder, 'people-taken');

/** Takes a person whom no other test of this run has had, in any worker. Throws when none is left. */
export function takePerson(): string {
  mkdirSync(folder, { recursive: true });
  const most = Math.floor(PEOPLE / IN_DINARS);
  for (let number = readdirSync(folder).length + 1; number <= most; number += 1) {
    if (take(number)) return `person-${number * IN_DINARS}@izbor.bench`;
  }
  throw new Error(`More than ${most} people are needed: set E2E_USERS to more than ${PEOPLE} (a third of them is met)`);
}

// Creates a file exclusively, because each worker counts for itself.
function take(number: number): boolean {
  try {
    closeSync(openSync(join(folder, String(number)), 'wx'));
    return true;
  } catch {
    return false;
  }
}
