import type { FastifyReply } from 'fastify';

/** Sends what is written already. */
export function sendWritten(reply: FastifyReply, json: Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
