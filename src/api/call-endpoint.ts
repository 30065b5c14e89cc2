import wretch, { type ConfiguredMiddleware, type WretchError } from 'wretch';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Language, languageTag } from '#locales/texts.tsx';
import { addressOf } from './address.ts';
import { noAnswer, refusal } from './api-error.ts';
import { checkAnswer } from './check-answer.ts';
import { answerKey, keepAnswer, keptAnswer, keptEtag } from './kept-answers.ts';
import { loseSession, readToken } from './token.ts';

/** Milliseconds after which a call that got no answer fails as `timeout`. */
const TIME_LIMIT = 20_000;

type Schema = z.core.$ZodType;
type Part<Name extends string, Value> =
  Record<never, never> extends Value
    ? { [N in Name]?: Value }
    : undefined extends Value
      ? { [N in Name]?: undefined }
      : { [N in Name]: Value };

interface Common {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds; 20 s unless said. */
  timeLimit?: number;
}

type Options<P, Q, B> = Common & Part<'params', P> & Part<'query', Q> & (Part<'body', B> | { body: FormData });
type Rest<O> = Record<never, never> extends O ? [options?: O] : [options: O];

// The one middleware: the token goes with each call, and a 401 for it ends the session (spec 6 and 8).
const session: ConfiguredMiddleware = (next) => async (url, options) => {
  const token = readToken();
  if (!token) return next(url, options);
  const response = await next(url, { ...options, headers: { ...options.headers, Authorization: `Token ${token}` } });
  if (response.status === 401) loseSession(token);
  return response;
};

const api = wretch('/api').middlewares([session]);

/** The reader's language, as the page says it. */
const language = (): Language => (document.documentElement.lang.startsWith('sr') ? 'SR' : 'EN');

/**
 * Makes a call of the contract: the only way the app speaks HTTP. Answers what the contract says.
 * Throws ApiError when it is refused, can't be reached or takes too long; an abort through `signal` stays an AbortError.
 */
export async function callEndpoint<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, B, A>,
  ...options: Rest<Options<z.input<P>, z.input<Q>, z.input<B>>>
): Promise<z.output<A>> {
  const { params, query, body, headers, signal, timeLimit = TIME_LIMIT } = (options[0] ?? {}) as Loose;
  const address = addressOf(endpoint.path, params, query);
  const key = answerKey(address, readToken(), language());
  const etag = endpoint.method === 'GET' ? keptEtag(key) : undefined;
  const limit = limited(timeLimit, signal);
  try {
    const response = await api
      .headers({ 'Accept-Language': languageTag(language()), ...(etag ? { 'If-None-Match': etag } : {}), ...headers })
      .options({ signal: limit.signal })
      .fetch(endpoint.method, address, body ?? null)
      .res();
    const answer = endpoint.status === 204 ? undefined : await response.json();
    checkAnswer(endpoint, answer);
    if (endpoint.method === 'GET') keepAnswer(key, response.headers.get('ETag'), answer);
    return answer as z.output<A>;
  } catch (failure) {
    if (isWretch(failure) && failure.status === 304) return keptAnswer(key) as z.output<A>;
    throw explained(failure, limit.signal, signal);
  } finally {
    limit.end();
  }
}

interface Loose extends Common {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: object;
}

const isWretch = (failure: unknown): failure is WretchError =>
  failure instanceof Error && 'response' in failure && failure.response instanceof Response;

function explained(failure: unknown, limit: AbortSignal, signal: AbortSignal | undefined): unknown {
  if (isWretch(failure)) return refusal(failure.response, failure.message, language());
  if (signal?.aborted) return failure;
  if (limit.aborted) return noAnswer('timeout', language());
  // A fetch that fails without an answer is a TypeError; anything else is a fault of ours and stays one.
  return failure instanceof TypeError ? noAnswer('network', language()) : failure;
}

function limited(milliseconds: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(), milliseconds);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
