import { LIST } from './costs.ts';
import type { BenchDatabase, Visitor } from './databases.ts';
import { type Shot, send } from './load.ts';
import { startMeasured } from './measured.ts';
import { fillCarts } from './purchases.ts';

/** Prints the number of statements of a call and the bytes of its answer; counting costs time, so it has its own server. */
export async function statementsAndBytes(database: BenchDatabase, port: number): Promise<void> {
  const server = await startMeasured(database, port, 'count');
  const [{ headers }] = database.visitors as [Visitor];
  const { rows } = await database.query(
    "select id from benefits where kind = 'flexible' and active order by id limit 1",
  );
  await fillCarts(database, 1);
  const etag = (await send({ url: `${server.shop}/v2/me/`, headers })).etag ?? '';
  const shots: [string, Shot][] = [
    ['me in full', { url: `${server.shop}/v2/me/`, headers }],
    ['me, unchanged', { url: `${server.shop}/v2/me/`, headers: { ...headers, 'if-none-match': etag } }],
    ['list of 21', { url: `${server.shop}${LIST}`, headers }],
    ['home', { url: `${server.shop}/v2/home/`, headers }],
    ['one benefit', { url: `${server.shop}/v2/benefit/${rows[0]?.id}/`, headers }],
    ['purchase of three lines', { url: `${server.shop}/v2/complete-purchase/`, method: 'POST', headers }],
  ];
  console.log(`\n${'Statements and bytes'.padEnd(48)} statements  bytes of the body`);
  for (const [what, shot] of shots) {
    // The first call of a kind fills the server's caches.
    if (shot.method !== 'POST') await send(shot);
    const before = await server.meter();
    const { bytes } = await send(shot);
    console.log(
      `${what.padEnd(48)} ${String((await server.meter()).statements - before.statements).padStart(10)} ${String(bytes).padStart(8)}`,
    );
  }
  server.end();
}
