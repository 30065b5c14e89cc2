interface Logged {
  type: string;
  message: string;
  code?: string;
  /** The answer of a mail server, and the command that it answered. */
  responseCode?: number;
  command?: string;
  query?: string;
  stack?: string;
}

/**
 * The part of an error that is logged: never the values of a query, which may be secrets, nor the addresses in a mail server's answer; and
 * always on one line.
 */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is no error was thrown' };
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined;
  const cause = query !== undefined && error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  return {
    type: cause.constructor.name,
    message: query !== undefined && cause === error ? 'A query failed' : cause.message,
    ...(code === undefined ? {} : { code }),
    ...answered(cause),
    ...(query === undefined ? {} : { query }),
    stack: frames(error.stack) || frames(cause.stack),
  };
}

/** For an error of a mail: the SMTP command, and the message without the addresses that servers repeat. */
function answered(error: Error): Partial<Logged> {
  if (!('command' in error) || typeof error.command !== 'string') return {};
  const { command, message } = error;
  const said = { command, message: message.replace(/\S+@\S+/g, '…') };
  const code = 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' ? Object.assign(said, { responseCode: code }) : said;
}

// A stack begins with the message; only the frames are logged.
function frames(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join(' | ');
}
