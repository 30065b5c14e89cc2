import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { businessDay } from '#contract/calendar/calendar.rules.ts';

/** Answers a file of CSV as it is written; what is not fetched is not read. */
export function sendCsv(reply: FastifyReply, pieces: AsyncGenerator<string>, now: Date): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename*=UTF-8''izbor-${businessDay(now)}.csv`)
    .send(Readable.from(pieces));
}
