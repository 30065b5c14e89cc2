import type { Language } from '#contract/language/language.ts';
import { apiTexts } from '#locales/api/api.texts.ts';

/** Why a call failed: the server refused it, it could not be reached, or it did not answer in time. */
export type FailureKind = 'refused' | 'network' | 'timeout';

interface Failure {
  kind: FailureKind;
  status?: number;
  code: string;
  message: string;
  fields?: Record<string, string> | undefined;
  body?: unknown;
  retryAfter?: number | null;
}

/** What a failed call throws. `message` is for people, in their language: the server's own where it gave one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The server's `feature.reason`, or `network`, `timeout`, `unknown`. */
  readonly code: string;
  /** What is wrong with each named field. */
  readonly fields: Record<string, string> | undefined;
  /** The whole answer, for refusals that carry more than the one shape. */
  readonly body: unknown;
  /** Seconds to wait before the next try (429, 503), or null. */
  readonly retryAfter: number | null;

  constructor({ kind, status = 0, code, message, fields, body, retryAfter = null }: Failure) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** A refusal in the server's one shape (product.md 2); anything else is `unknown` with our own text. */
export function refusal(response: Response, text: string, language: Language): ApiError {
  const body = parsed(text);
  const { message, code, fields } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return new ApiError({
    kind: 'refused',
    status: response.status,
    code: typeof code === 'string' ? code : 'unknown',
    message: typeof message === 'string' && message !== '' ? message : apiTexts.translate(language, 'unknown'),
    fields: typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : undefined,
    body,
    retryAfter: seconds(response.headers.get('Retry-After')),
  });
}

/** A call that got no answer. */
export function noAnswer(kind: 'network' | 'timeout', language: Language): ApiError {
  return new ApiError({ kind, code: kind, message: apiTexts.translate(language, kind) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function seconds(header: string | null): number | null {
  const value = Number(header);
  return header !== null && Number.isFinite(value) && value >= 0 ? value : null;
}
