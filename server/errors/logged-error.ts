interface Logged {
  type: string;
  message: string;
  code?: string;
  query?: string;
  stack?: string;
}

/** What the log keeps of an error: never the values of a query, which may be secrets, and one line whatever they held. */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is no error was thrown' };
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined;
  const cause = query !== undefined && error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  return {
    type: cause.constructor.name,
    message: query !== undefined && cause === error ? 'A query failed' : cause.message,
    ...(code === undefined ? {} : { code }),
    ...(query === undefined ? {} : { query }),
    stack: frames(error.stack) || frames(cause.stack),
  };
}

// The message stands on the first lines of a stack; only the frames are kept.
function frames(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join(' | ');
}
