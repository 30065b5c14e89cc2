import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { businessDay } from '#contract/calendar/calendar.rules.ts';

/** Name of the list that a call exports: `orders` for `/admin/orders/export/`. */
const listOf = (path = ''): string => /([a-z-]+)\/export\/$/.exec(path)?.[1] ?? 'list';

/** Streams a CSV file named after its list and day; it is read only as fast as the client fetches it. */
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
