import { cost, LIST, PAIRS, row, wall } from './costs.ts';
import type { BenchDatabase } from './databases.ts';
import { firstSearches } from './every-list.ts';
import type { Measured } from './measured.ts';
import { compare } from './ratio.ts';

const ADMIN = '/admin/benefits/';
const PAGES = [
  '',
  '?page=20',
  '?page_size=100',
  '?search=mas',
  '?ordering=name',
  '?ordering=-price',
  '?ordering=-bought',
  '?ordering=added',
  '?category=1',
  '?state=draft',
  '?missing=en',
  '?missing=picture',
  '?kind=special&way=web',
];
const CALLS = 60;

interface Sizes {
  few: BenchDatabase;
  small: Measured;
  many: BenchDatabase;
  large: Measured;
}

/** Cost of the catalogue's lists compared with the reference, and their growth from 1,000 to 100,000 benefits. */
export async function catalogueLists({ few, small, many, large }: Sizes): Promise<void> {
  const [onFew, onMany] = [await administrator(few), await administrator(many)];
  const reference = cost(large, CALLS, () => ({ url: `${large.reference}/benefits`, headers: onMany }));
  console.log(`\n${'Administering the catalogue, CPU of the server'.padEnd(48)}      ours  reference  ratio`);
  for (const [path, goal] of [
    [ADMIN, 2],
    [`${ADMIN}?page_size=100`, 4],
    ['/admin/categories/', 2],
    [`${ADMIN}${await oneOf(many)}/`, 2],
  ] as const)
    row(
      path,
      await compare(
        cost(large, CALLS, () => ({ url: large.shop + path, headers: onMany })),
        reference,
        PAIRS,
      ),
      goal,
    );

  console.log(`\n${'Growth, time per request'.padEnd(48)}     large     small  ratio`);
  for (const page of PAGES) {
    const at = (server: Measured, headers: typeof onFew) =>
      wall(CALLS, () => ({ url: `${server.shop}${ADMIN}${page}`, headers }));
    const [there, here] = [at(large, onMany), at(small, onFew)];
    await there();
    await here();
    row(`${ADMIN}${page}`, await compare(there, here, PAIRS), 1.5);
  }
  await firstSearches({ small, large, onFew, onMany });
  const shop = wall(CALLS, () => ({ url: large.shop + LIST, headers: onMany }));
  row(
    'first page beside the one of the shop',
    await compare(
      wall(CALLS, () => ({ url: large.shop + ADMIN, headers: onMany })),
      shop,
      PAIRS,
    ),
    2,
  );
}

/** Gives the first visitor a role that reads all of administration; returns the request headers. */
export async function administrator({ query, visitors: [visitor] }: BenchDatabase) {
  if (!visitor) throw new Error('Nobody is signed in');
  await query(`update users set admin_roles = '{auditor}' where company_id = $1 and id = $2`, [
    visitor.company,
    visitor.user,
  ]);
  return visitor.headers;
}

async function oneOf({ query }: BenchDatabase): Promise<number> {
  const { rows } = await query('select id from benefits where active order by id limit 1');
  return Number(rows[0]?.id);
}
