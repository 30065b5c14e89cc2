import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../errors/request.errors.ts';

// quality.md 3: Argon2id (the package's default) with 19 MiB of memory, two iterations and a parallelism of one.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const MOST_WAITING = 40;

let running = 0;
const waiting: (() => void)[] = [];

/** The Argon2id hash of a password; the password is taken whole. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

const SETTINGS = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;

/** Whether a hash was made with other settings than the current ones. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(SETTINGS);

/**
 * Whether the password is right. Without a hash it takes the same time and answers false, so that nobody learns who has an
 * account.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await inTurn(async () => verify(passwordHash ?? (await nobodysHash), password));
  return isRight && passwordHash !== null;
}

/**
 * Whether a password that matched the hash `checked` also matches the one stored now: the same hash, or one renewed meanwhile
 * from the same password.
 */
export async function isStillPassword(
  password: string,
  checked: string | null,
  stored: string | null,
): Promise<boolean> {
  return stored === checked || isPassword(password, stored);
}

const nobodysHash = hash('nobody has this password', OPTIONS);

/**
 * Each hash takes 19 MiB and a core: AT_ONCE run in parallel, MOST_WAITING wait, and others are refused with a request to retry.
 */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw unavailable();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
