interface Logged {
  type: string;
  message: string;
  code?: string;
  /** What a mail server answered, and to what. */
  responseCode?: number;
  command?: string;
  query?: string;
  stack?: string;
}

/**
 * What the log keeps of an error: never the values of a query, which may be secrets, nor the addresses in what a mail server answers, and
 * one line whatever they held.
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

/** Of an error of a mail: the command that it came of, and the words without the addresses that servers repeat in them. */
function answered(error: Error): Partial<Logged> {
  if (!('command' in error) || typeof error.command !== 'string') return {};
  const { command, message } = error;
  const said = { command, message: message.replace(/\S+@\S+/g, '…') };
  const code = 'responseCode' in error ? error.responseCode : undefined;
  return typeof code === 'number' ? Object.assign(said, { responseCode: code }) : said;
}

// The message stands on the first lines of a stack; only the frames are kept.
function frames(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join(' | ');
}
