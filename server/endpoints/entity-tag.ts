import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether If-None-Match names the version. `*` would match anything and is not taken. */
export function names(ifNoneMatch: string | undefined, version: string): boolean {
  return ifNoneMatch === version || tagsIn(ifNoneMatch).includes(version);
}

const tagsIn = (ifNoneMatch = '') => ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** Answers a poll: 304 when whoever asks has this answer already. It is nobody else's, and never taken unasked. */
export function unlessSeen<Answer>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  answer: Answer,
): Answer | FastifyReply {
  const version = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', version);
  return names(request.headers['if-none-match'], version) ? reply.code(304).send() : answer;
}
