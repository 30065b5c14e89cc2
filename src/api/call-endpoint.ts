import wretch, { type ConfiguredMiddleware, type WretchError } from 'wretch';
import type * as z from 'zod/mini';
import { ANSWER_LIMIT, ANSWER_LIMIT_OF_FILES, type Endpoint, type FileOf, type FileParts } from '#contract/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import { languageTag } from '#locales/texts.tsx';
import { addressOf } from './address.ts';
import { noAnswer, refusal } from './api-error.ts';
import { checkAnswer } from './check-answer.ts';
import { takeEarly } from './early-answers.ts';
import { answerKey, keepAnswer, keptAnswer, keptEtag } from './kept-answers.ts';
import { learnServerTime } from './server-time.ts';
import { isOurs, loseSession, noticeOthers, readToken } from './token.ts';

type Schema = z.core.$ZodType;
export type Part<Name extends string, Value> =
  Record<never, never> extends Value
    ? { [N in Name]?: Value }
    : undefined extends Value
      ? { [N in Name]?: Value }
      : { [N in Name]: Value };

interface Common {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds after which it fails as `timeout` without an answer; `ANSWER_LIMIT` unless said. */
  timeLimit?: number;
  /** Lets the call finish after the page was left (`keepalive` of fetch). */
  keepalive?: boolean;
  /** Receives the percentage of the file that is sent, 0…100. */
  onProgress?: (percent: number) => void;
}

export type Options<P, Q, B, F> = Common & Part<'params', P> & Part<'query', Q> & Part<'body', B> & Part<'file', F>;
export type Rest<O> = Record<never, never> extends O ? [options?: O] : [options: O];

// Sends the token with each call (specification.md 6). When another tab stored somebody else's token, no call is sent.
const session: ConfiguredMiddleware = (next) => async (url, options) => {
  const token = readToken();
  if (!isOurs(token)) {
    noticeOthers();
    return unheard();
  }
  if (!token) return next(url, options);
  const ask = () => next(url, { ...options, headers: { ...options.headers, Authorization: `Token ${token}` } });
  return takeEarly(url, options, token) ?? ask();
};

const clock: ConfiguredMiddleware = (next) => async (url, options) => {
  const response = await next(url, options);
  learnServerTime(response);
  return response;
};

const api = wretch('/api').middlewares([clock, session]);

/** The reader's language, from the `lang` attribute of the page. */
const language = (): Language => (document.documentElement.lang.startsWith('sr') ? 'SR' : 'EN');

/**
 * Makes a call of the contract: the only way the app speaks HTTP. Returns the answer that the contract defines. A call with a
 * file is sent as multipart, with its body as text parts. Throws ApiError when it is refused, can't be reached or takes too
 * long; an abort through `signal` stays an AbortError.
 */
export async function callEndpoint<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  F extends FileParts | undefined,
>(
  endpoint: Endpoint<P, Q, B, A, F>,
  ...options: Rest<Options<z.input<P>, z.input<Q>, z.input<B>, FileOf<F, File>>>
): Promise<z.output<A>> {
  return (await send(endpoint, (options[0] ?? {}) as Loose, async (response) => {
    const answer = endpoint.status === 204 ? undefined : await response.json();
    checkAnswer(endpoint, answer);
    return answer;
  })) as z.output<A>;
}

export interface Loose extends Common {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: object;
  file?: File | Record<string, File | undefined> | undefined;
}

/** Sends a call and reads its answer with `read`; shared by callEndpoint and callForFile. */
export async function send(
  endpoint: Endpoint,
  options: Loose,
  read: (response: Response) => Promise<unknown>,
): Promise<unknown> {
  const { params, query, headers, signal, timeLimit, keepalive } = options;
  const address = addressOf(endpoint.path, params, query);
  const token = readToken();
  const key = answerKey(address, token, language());
  const etag = endpoint.method === 'GET' ? keptEtag(key) : undefined;
  const limit = limited(timeLimit ?? (endpoint.file ? ANSWER_LIMIT_OF_FILES : ANSWER_LIMIT), signal);
  try {
    // Only a call with a file pays for what sends it.
    const upload = endpoint.file && (await import('./upload.ts')).uploadOf(endpoint.file, options);
    const response = await (upload ? api.fetchPolyfill(upload.fetch) : api)
      .headers({ 'Accept-Language': languageTag(language()), ...(etag ? { 'If-None-Match': etag } : {}), ...headers })
      .options({ signal: limit.signal, ...(keepalive && { keepalive }) })
      .fetch(endpoint.method, address, upload ? upload.form : (options.body ?? null))
      .res();
    const answer = await read(response);
    if (isLate(token)) return unheard();
    if (endpoint.method === 'GET') keepAnswer(key, response.headers.get('ETag'), answer);
    return answer;
  } catch (failure) {
    if (isLate(token)) return unheard();
    if (isWretch(failure) && failure.status === 304) return keptAnswer(key);
    if (token !== null && isWretch(failure) && failure.status === 401) loseSessionSoon(token);
    throw explained(failure, limit.signal, signal);
  } finally {
    limit.end();
  }
}

/** Whether the session that made the call has ended or changed since. */
const isLate = (token: string | null) => token !== null && !isOurs(token);

/** A promise that never settles: the answer to a call of an earlier session must not reach the person signed in now. */
const unheard = () => new Promise<never>(() => {});

/**
 * A 401 ends the session of its token (specification.md 8), but only after the caller has handled the error: ending it removes
 * the caller's screen, which must have stored its unsent work by then.
 */
const loseSessionSoon = (token: string) => setTimeout(() => loseSession(token));

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
