import { resolve, sep } from 'node:path';
import { isForbidden, isNoFolder } from '../config/forbidden.ts';
import { PlainError } from '../config/plain-error.ts';
import { loggedError } from './logged-error.ts';
import { isDatabaseGone, isDiskFull, isReadOnly, sqlState } from './sql-state.ts';

export const PORT_TAKEN = 'The PORT is taken by another program. Stop that one, or set PORT.';

/**
 * Converts an error for the person who started the program: a sentence that names the setting and says what to do if the cause is known,
 * else the error itself. Never repeats a database address or the values of a query, since they may hold passwords.
 */
export function sentenceFor(error: unknown): unknown {
  if (error instanceof PlainError) return error.message;
  const dataDir = resolve(process.env.DATA_DIR || './data');
  if (isDiskFull(error) || isReadOnly(error)) {
    return `There is no room left on the disk of DATA_DIR (${dataDir}), or the database may only be read. Make room on it, 64 MB at least, and start again.`;
  }
  if (isOfHost(error)) return 'HOST is no address of this machine. Set it to one, or to 0.0.0.0 for all of them.';
  return sentenceOfDatabase(error, dataDir) ?? sentenceOfSystem(error, dataDir) ?? withoutValues(error);
}

// The values of a query may be secrets, and this output is stored wherever the program is started.
const withoutValues = (error: unknown): unknown =>
  error instanceof Error && 'query' in error ? loggedError(error) : error;

/** Whether the address to listen at belongs to another machine, or is a name that cannot be resolved. */
function isOfHost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, hostname }: NodeJS.ErrnoException & { hostname?: string } = error;
  if (syscall === 'listen') return code === 'EADDRNOTAVAIL';
  return syscall === 'getaddrinfo' && hostname !== undefined && hostname === process.env.HOST?.trim();
}

// Thrown by the client before it connects, if the address has no password.
const WITHOUT_PASSWORD = /^SASL: /;
const WITHOUT_TABLE = /^(42P01|3F000)$/;

function sentenceOfDatabase(error: unknown, dataDir: string): string | undefined {
  const address = ['DATABASE_DIRECT_URL', 'DATABASE_URL'].find((name) => process.env[name]);
  const state = sqlState(error) ?? '';
  const reason = reasonOf(error);
  if (WITHOUT_TABLE.test(state)) {
    return `There is no Izbor in the database of ${address ?? `DATA_DIR (${dataDir})`}, or not all of it: ${reason}. Look whether it is the right one.`;
  }
  if (!address || isOfFile(error, address)) return undefined;
  if (!WITHOUT_PASSWORD.test(reason) && !isDatabaseGone(error)) return undefined;
  return `${address} cannot be used: ${reason}. Look whether its role, password, address and database are right, and whether PostgreSQL runs there.`;
}

function sentenceOfSystem(error: unknown, dataDir: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, path }: NodeJS.ErrnoException = error;
  if (code === 'EADDRINUSE') return PORT_TAKEN;
  const isOfDataDir = path === undefined || isBelow(path, dataDir) || isBelow(dataDir, path);
  if (isNoFolder(error) && isOfDataDir) {
    return `DATA_DIR (${dataDir}) cannot be used: ${path} is no folder, and none can be made there. Set it to another place, and start again.`;
  }
  if (!isForbidden(error)) return undefined;
  if (syscall === 'listen') {
    return 'The user who runs this may not listen at the PORT. Set PORT to one of 1024 or more, and let a proxy lead there.';
  }
  if (isOfDataDir) {
    return `DATA_DIR (${dataDir}) cannot be written. Let the user who runs the shop write there, or mount it for writing, and start again.`;
  }
  return `${path} cannot be read and written by the user who runs this. Let them, and start again.`;
}

/** The message of the innermost cause: why a query failed, not the query. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message || String((error as NodeJS.ErrnoException).code);
}

/** Whether the error is about a file other than those in the address (which may name a certificate). */
const isOfFile = (error: unknown, address: string): boolean =>
  error instanceof Error && 'path' in error && !process.env[address]?.includes(`=${error.path}`);

const isBelow = (path: string, folder: string): boolean =>
  `${resolve(path)}${sep}`.startsWith(`${resolve(folder)}${sep}`);
