import { closeSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lengthOf } from '#server/testing/length.ts';
import { sharedFolder } from './outbox.ts';

/** How many people the shop has that all tests share. */
export const PEOPLE = Number(process.env.E2E_USERS ?? lengthOf({ short: 3000, full: 6000 }));

/** Each third person is of the company in dinars. */
export const IN_DINARS = 3;

const folder = join(sharedFolder, 'people-taken');

/** Takes somebody whom no other test of this run has had, in whatever worker it runs. Throws when nobody is left. */
export function takePerson(): string {
  mkdirSync(folder, { recursive: true });
  const most = Math.floor(PEOPLE / IN_DINARS);
  for (let number = readdirSync(folder).length + 1; number <= most; number += 1) {
    if (take(number)) return `person-${number * IN_DINARS}@izbor.bench`;
  }
  throw new Error(`More than ${most} people are needed: set E2E_USERS to more than ${PEOPLE} (a third of them is met)`);
}

// A file that is made by one worker alone, for each worker counts for itself.
function take(number: number): boolean {
  try {
    closeSync(openSync(join(folder, String(number)), 'wx'));
    return true;
  } catch {
    return false;
  }
}
