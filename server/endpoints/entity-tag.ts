import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether If-None-Match has the version. `*` would match anything and is ignored. */
export function names(ifNoneMatch: string | undefined, version: string): boolean {
  return ifNoneMatch === version || tagsIn(ifNoneMatch).includes(version);
}

const tagsIn = (ifNoneMatch = '') => ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** Answers a poll: 304 when the client already has this answer. Caches must not share it, and must revalidate it each time. */
export function unlessSeen<Answer>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  answer: Answer,
): Answer | FastifyReply {
  const version = `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', version);
  return names(request.headers['if-none-match'], version) ? reply.code(304).send() : answer;
}
