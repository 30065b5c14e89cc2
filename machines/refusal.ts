/** What a failed call tells a flow: the shape of the app's call errors, so that machines need not know them. */
export interface Refusal {
  /** The server said no, it could not be reached, or it did not answer in time. */
  kind: 'refused' | 'network' | 'timeout';
  /** The HTTP status; 0 without an answer. */
  status: number;
  /** The server's `feature.reason`. */
  code: string;
  /** For people, in their language; empty when nothing was said. */
  message: string;
  /** What is wrong with each named field. */
  fields: Record<string, string>;
  /** Seconds to wait before the next try (429), or null. */
  retryAfter: number | null;
  /** The whole answer, for refusals that carry more. */
  body: unknown;
}

/** A refusal that says only what differs from a plain one. */
export function refusalOf(parts: Partial<Refusal>): Refusal {
  return {
    kind: 'refused',
    status: 0,
    code: 'unknown',
    message: '',
    fields: {},
    retryAfter: null,
    body: undefined,
    ...parts,
  };
}

/** Reads whatever a call threw. A fault of ours is a refusal without words: its message is not for people. */
export function readRefusal(error: unknown): Refusal {
  if (typeof error !== 'object' || error === null || !('kind' in error)) return refusalOf({});
  const { kind, status, code, message, fields, retryAfter, body } = error as Partial<Refusal>;
  return refusalOf({
    kind: kind ?? 'refused',
    status: status ?? 0,
    code: code ?? 'unknown',
    message: message ?? '',
    fields: fields ?? {},
    retryAfter: retryAfter ?? null,
    body,
  });
}

/** Nobody answered within the limit. */
export const noAnswer = refusalOf({ kind: 'timeout', code: 'timeout' });

/** The token is no longer good (specification.md 8). */
export const isSessionLost = (error: unknown) => readRefusal(error).status === 401;

/** Too many tries: wait first (product.md 2). */
export const isTooMany = (error: unknown) => readRefusal(error).status === 429;

/** Whether the call may or may not have been carried out: no answer, or one from a gateway. */
export function isUnanswered(error: unknown): boolean {
  const { kind, status } = readRefusal(error);
  return kind !== 'refused' || [502, 503, 504].includes(status);
}

/** Whether the server said a clear no: nothing was done, and asking the same again changes nothing. */
export function isDenied(error: unknown): boolean {
  const { kind, status } = readRefusal(error);
  return kind === 'refused' && status >= 400 && status < 500;
}
