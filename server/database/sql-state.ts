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

/** Whether a write violated a unique constraint. */
export function isTaken(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** Repeats a write that violated a unique constraint because of a concurrent one, whose row it sees the second time. */
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

/** Whether a write found no room on the disk of the database or of uploaded files. */
export function isDiskFull(error: unknown): boolean {
  return Boolean(first(error, ({ code }) => code === '53100' || code === 'ENOSPC' || code === 'EDQUOT' || undefined));
}

/** Whether a write was refused because the database is read-only now: it has no room, or another one took over. */
export function isReadOnly(error: unknown): boolean {
  return sqlState(error) === '25006';
}

const DAMAGE_STATES = /^(XX001|XX002|58P01)$/;

/** Whether the database reports a file that is truncated, missing or corrupt. */
export function isDamage(error: unknown): boolean {
  return DAMAGE_STATES.test(sqlState(error) ?? '');
}

// 28 and 3D000 refuse a login, for example because of a changed password.
const GONE_STATES = /^(08|28|3D000|57P0|53300|55P03|57014|25P03)/;
const NETWORK_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
const UNTRUSTED_CODES = /^(EPROTO|UNABLE_TO_.*|ERR_(TLS|SSL)_.*|.*CERT.*)$/;
const GONE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|connection error|SSL connection|Query read timeout|PGlite is clos/i;

/** Whether an error code means that a host could not be reached, or closed the connection. */
export function isNetworkCode(code: string): boolean {
  return NETWORK_CODES.test(code);
}

/**
 * Whether an error code means that no trusted connection was made, for example because of an expired certificate or one of another name.
 */
export function isUntrusted(code: string): boolean {
  return UNTRUSTED_CODES.test(code);
}

/** Whether the database could not be reached, refused the login, or did not answer in time: the caller may try again later (503). */
export function isDatabaseGone(error: unknown): boolean {
  return Boolean(
    first(error, ({ code, message, severity }) => {
      const byCode = typeof code === 'string' && (GONE_STATES.test(code) || isNoConnection(code));
      // FATAL ends a connection, or refuses a new one.
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

/** Ignores a failed write while the database is read-only or full, so that reading goes on. Throws any other error. */
export function unlessReadOnly(error: unknown): void {
  if (!isDiskFull(error) && !isReadOnly(error)) throw error;
}
