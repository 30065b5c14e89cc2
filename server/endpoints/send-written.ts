import type { FastifyReply } from 'fastify';

/** Sends an answer that is already JSON bytes. */
export function sendWritten(reply: FastifyReply, json: Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
