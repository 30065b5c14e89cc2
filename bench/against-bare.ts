import { cost, LIST, PAIRS, row, wall } from './costs.ts';
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
  await load(800, polled, 304);
  const nothing = (shot: (index: number) => Shot, count: number) => cost(server, count, shot, 304);
  row('me, unchanged (304)', await compare(nothing(polled, 1500), nothing(bare('/me'), 1500), PAIRS), 1.2);
  row(
    'me in full, against the same route',
    await compare(cost(server, 500, ours('/v2/me/')), nothing(bare('/me'), 1500), PAIRS),
    3,
  );
  row('list of 21', await compare(cost(server, 400, ours(LIST)), cost(server, 400, bare('/benefits')), PAIRS), 1.7);
  const detail = cost(server, 400, ours(`/v2/benefit/${id}/`));
  row('one benefit', await compare(detail, cost(server, 400, bare(`/benefits/${id}`)), PAIRS), 2);
  await compareWithRows(server, ours, id);
  row('purchase of three lines, against four statements', await comparePurchases(database, server), 2);
}

const SEARCHED = '/v2/benefit/?search=masa';
/** Number of parallel callers for measuring requests per second. */
const CALLERS = 20;

/** Compares the lists that everybody reads with the cheapest possible list: CPU time, and requests per second. */
async function compareWithRows(
  server: Measured,
  ours: (path: string) => (index: number) => Shot,
  id: number,
): Promise<void> {
  const rows = () => ({ url: `${server.reference}/rows` });
  const what = { list: LIST, search: SEARCHED, 'one benefit': `/v2/benefit/${id}/` };
  for (const [name, path] of Object.entries(what)) {
    await load(400, ours(path));
    await load(400, rows);
    row(
      `${name}, against 21 plain rows`,
      await compare(cost(server, 800, ours(path)), cost(server, 800, rows), PAIRS),
      2,
    );
    const time = (shot: (index: number) => Shot) => wall(1000, shot, CALLERS);
    row(`  time of each, ${CALLERS} at a time`, await compare(time(ours(path)), time(rows), PAIRS), 2);
  }
}
