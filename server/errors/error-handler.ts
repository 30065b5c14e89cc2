import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textLanguageOf } from '#contract/language/text-language.ts';
import { isDatabaseGone, isDiskFull, isReadOnly, sqlState } from '../database/sql-state.ts';
import { AppError } from './app-error.ts';
import { noteFailure } from './note-failure.ts';
import { readerLanguage } from './reader-language.ts';
import {
  filesUnavailable,
  internalError,
  methodNotAllowed,
  noRoom,
  notFound,
  requestInvalid,
  requestMalformed,
  requestTooLarge,
  tooManyRequests,
  unavailable,
  unsupportedType,
} from './request.errors.ts';
import { StorageFailed } from './storage-failed.ts';

/** Every error answer of the server is made here, in one shape (product.md 2). */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
}

/** Answers what failed, and writes down why. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(error, request);
  noteFailure(request.log, error, refusal);
  return sendRefusal(refusal, request, reply);
}

/** Answers a refusal in the language of the reader. */
export function sendRefusal(refusal: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, text, extra } = refusal;
  const language = request.caller?.language ?? readerLanguage(request.headers['accept-language']);
  const inLanguage: (text: { en: string; sr: string }) => string = (either) => either[textLanguageOf(language)];
  if (extra.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(extra.retryAfter))));
  if (status === 401) reply.header('www-authenticate', 'Token');
  reply.header('cache-control', 'no-store').header('x-request-id', request.id);
  return reply.code(status).send({
    message: inLanguage(text),
    code,
    ...(extra.fields && { fields: mapValues(extra.fields, inLanguage) }),
    ...extra.details,
  });
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

const BY_STATUS: Record<number, () => AppError> = {
  404: notFound,
  405: methodNotAllowed,
  413: requestTooLarge,
  415: unsupportedType,
};

/** Converts any error to the refusal that the caller sees. */
export function refusalFor(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return noRoom();
  if (error instanceof StorageFailed) return error.why === 'missing' ? notFound() : filesUnavailable(error);
  if (isReadOnly(error)) return request.server.shop.isFull() ? noRoom() : unavailable();
  if (isDatabaseGone(error)) return unavailable();
  const state = sqlState(error);
  // An id beyond the column's range does not exist.
  if (state === '22003' && namesHugeId(request)) return notFound();
  // Text that the database cannot store.
  if (state === '22021' || state === '22P05') return requestInvalid();
  const status = statusOf(error);
  if (status === 429) return tooManyRequests(60);
  if (status >= 400 && status < 500) return (BY_STATUS[status] ?? requestMalformed)();
  return internalError(request.id);
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}

const LARGEST_INTEGER = 2_147_483_647;

function namesHugeId({ params, query, body }: FastifyRequest): boolean {
  const values = [params, query, body].flatMap((part) =>
    typeof part === 'object' && part !== null ? Object.values(part) : [],
  );
  return values.some((value) => Math.abs(Number(value)) > LARGEST_INTEGER);
}
