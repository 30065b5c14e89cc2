import { cost, LIST, PAIRS, row } from './costs.ts';
import type { BenchDatabase, Visitor } from './databases.ts';
import { load, type Shot, send } from './load.ts';
import type { Measured } from './measured.ts';
import { comparePurchases } from './purchases.ts';
import { compare } from './ratio.ts';

/** CPU time per request of the shop against bare routes over the same pool. */
export async function compareWithReference(database: BenchDatabase, server: Measured): Promise<void> {
  const { visitors } = database;
  const who = (index: number) => visitors[index % 50] as Visitor;
  const etags = await Promise.all(
    visitors.slice(0, 50).map(async ({ headers }) => (await send({ url: `${server.shop}/v2/me/`, headers })).etag),
  );
  const polled = (index: number) => ({
    url: `${server.shop}/v2/me/`,
    headers: { ...who(index).headers, 'if-none-match': etags[index % 50] ?? '' },
  });
  const bare = (path: string) => (index: number) => ({
    url: `${server.reference}${path}`,
    headers: who(index).headers,
  });
  const ours = (path: string) => (index: number) => ({ url: `${server.shop}${path}`, headers: who(index).headers });
  const { rows } = await database.query(
    "select id from benefits where kind = 'flexible' and active order by id limit 1",
  );
  const id = Number(rows[0]?.id);

  console.log(`\n${'CPU time per request'.padEnd(48)}      ours   bare    ratio`);
  await load(800, bare('/benefits'));
  await load(800, ours(LIST));
  const nothing = (shot: (index: number) => Shot, count: number) => cost(server, count, shot, 304);
  row('me, unchanged (304)', await compare(nothing(polled, 1500), nothing(bare('/me'), 1500), PAIRS), 1.5);
  row('list of 21', await compare(cost(server, 400, ours(LIST)), cost(server, 400, bare('/benefits')), PAIRS), 1.7);
  const detail = cost(server, 400, ours(`/v2/benefit/${id}/`));
  row('one benefit', await compare(detail, cost(server, 400, bare(`/benefits/${id}`)), PAIRS), 2);
  row('purchase of three lines, against four statements', await comparePurchases(database, server), 2);
}
