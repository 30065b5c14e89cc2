import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { businessDay } from '#contract/calendar/calendar.rules.ts';

/** Of which list a call makes a file: `/admin/orders/export/` of orders. */
const listOf = (path = ''): string => /([a-z-]+)\/export\/$/.exec(path)?.[1] ?? 'list';

/** Answers a file of CSV as it is written, called by its list and its day; what is not fetched is not read. */
export function sendCsv(
  reply: FastifyReply,
  pieces: AsyncGenerator<string>,
  now: Date,
  list = listOf(reply.request.routeOptions.url),
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename*=UTF-8''izbor-${list}-${businessDay(now)}.csv`)
    .send(Readable.from(pieces));
}
