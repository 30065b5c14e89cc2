interface Caused {
  code?: unknown;
  constraint?: unknown;
  severity?: unknown;
  cause?: unknown;
  message?: unknown;
}

/** The SQLSTATE of a failed query (drizzle wraps it as a cause), the same on both databases; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  return first(error, ({ code }) => (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined));
}

/** Whether a write was refused because there is such a row already (a unique constraint). */
export function isTaken(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** Writes once more where somebody else took what is to be written at this very moment: now it is known whose it is. */
export function againIfTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  return write().catch((error: unknown) => {
    if (isTaken(error)) return write();
    throw error;
  });
}

/** The name of the constraint that refused a write, if one did. */
export function violatedConstraint(error: unknown): string | undefined {
  return first(error, ({ constraint }) => (typeof constraint === 'string' ? constraint : undefined));
}

/** Whether a write found no room on the disk of the database or of the files. */
export function isDiskFull(error: unknown): boolean {
  return Boolean(first(error, ({ code }) => code === '53100' || code === 'ENOSPC' || code === 'EDQUOT' || undefined));
}

/** Whether a write was refused because the database is only read from now: it has no room, or another one took over. */
export function isReadOnly(error: unknown): boolean {
  return sqlState(error) === '25006';
}

const DAMAGE_STATES = /^(XX001|XX002|58P01)$/;

/** Whether the database says that a file of it is cut, gone or not as it was written. */
export function isDamage(error: unknown): boolean {
  return DAMAGE_STATES.test(sqlState(error) ?? '');
}

// The second and the third of whoever is not let in: by another password, for one.
const GONE_STATES = /^(08|28|3D000|57P0|53300|55P03|57014|25P03)/;
const NETWORK_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
const UNTRUSTED_CODES = /^(EPROTO|UNABLE_TO_.*|ERR_(TLS|SSL)_.*|.*CERT.*)$/;
const GONE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|connection error|SSL connection|Query read timeout|PGlite is clos/i;

/** Whether an error's code says that somebody of the network could not be reached, or went away. */
export function isNetworkCode(code: string): boolean {
  return NETWORK_CODES.test(code);
}

/** Whether an error's code says that no connection was made that both sides trust: a certificate that is over, or of another name. */
export function isUntrusted(code: string): boolean {
  return UNTRUSTED_CODES.test(code);
}

/** Whether the database could not be reached, let nobody in, or did not answer in time: the caller may try again later (503). */
export function isDatabaseGone(error: unknown): boolean {
  return Boolean(
    first(error, ({ code, message, severity }) => {
      const byCode = typeof code === 'string' && (GONE_STATES.test(code) || isNoConnection(code));
      // It ends a connection, or lets none begin.
      const isEnd = severity === 'FATAL';
      return byCode || isEnd || (typeof message === 'string' && GONE_MESSAGES.test(message)) || undefined;
    }),
  );
}

const isNoConnection = (code: string): boolean => isNetworkCode(code) || isUntrusted(code) || code === 'ENOENT';

function first<Found>(error: unknown, find: (error: Caused) => Found | undefined): Found | undefined {
  for (let current = error; typeof current === 'object' && current !== null; current = (current as Caused).cause) {
    const found = find(current as Caused);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What fails because nothing can be written for a while is left: people still read. Anything else is thrown. */
export function unlessReadOnly(error: unknown): void {
  if (!isDiskFull(error) && !isReadOnly(error)) throw error;
}
