/** A failed call as the machines see it; the app's call errors have this shape, so machines need not import them. */
export interface Refusal {
  /** The server refused, could not be reached, or did not answer in time. */
  kind: 'refused' | 'network' | 'timeout';
  /** The HTTP status; 0 without an answer. */
  status: number;
  /** The server's error code, `feature.reason`. */
  code: string;
  /** Message for people in their language; empty without one. */
  message: string;
  /** Problems by field. */
  fields: Record<string, string>;
  /** Seconds to wait before the next try (429), or null. */
  retryAfter: number | null;
  /** The whole body of the answer, for refusals with more data. */
  body: unknown;
}

/** A refusal with default values for all parts that are not given. */
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

/** Converts whatever a call threw. An error in our own code becomes a refusal without a message, since its text is not for people. */
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

/** The call was not answered within the limit. */
export const noAnswer = refusalOf({ kind: 'timeout', code: 'timeout' });

/** The token is no longer valid (specification.md 8). */
export const isSessionLost = (error: unknown) => readRefusal(error).status === 401;

/** Too many attempts: the person has to wait (product.md 2). */
export const isTooMany = (error: unknown) => readRefusal(error).status === 429;

/** Whether it is unknown if the call was carried out: no answer, or one from a gateway. */
export function isUnanswered(error: unknown): boolean {
  const { kind, status } = readRefusal(error);
  return kind !== 'refused' || [502, 503, 504].includes(status);
}

/** Whether the server clearly refused: nothing was done, and the same call would be refused again. */
export function isDenied(error: unknown): boolean {
  const { kind, status } = readRefusal(error);
  return kind === 'refused' && status >= 400 && status < 500;
}
