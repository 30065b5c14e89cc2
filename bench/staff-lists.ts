import { administrator } from './catalogue-lists.ts';
import type { Owner } from './companies.ts';
import type { BenchDatabase } from './databases.ts';
import type { ListToMeasure } from './every-list.ts';

const INVITATIONS = 20_000;
const IMPORTS = 1000;

/** Lists about people, with 20,000 people, as many invitations and a thousand imports, all in the company of `owner`. */
export async function staffLists(database: BenchDatabase, owner: Owner): Promise<ListToMeasure[]> {
  const { query } = database;
  await query(
    `insert into invitations (company_id, id_hash, email, invited_by, created_at, expires_at, send_at, sent_at, opened_at, withdrawn_at)
     select $1, sha256(convert_to($1::bigint::text || '-' || n, 'UTF8')), 'pozvan-' || n || '@izbor.people', $2, sent, sent + interval '14 days', sent,
       sent, case when n % 3 = 0 then sent end, case when n % 10 = 0 then sent end
     from generate_series(1, ${INVITATIONS}) n, lateral (select now() - n * interval '1 minute' as sent) at`,
    [owner.companyId, owner.userId],
  );
  await query(
    `insert into imports (company_id, kind, status, file_name, columns, total, created_by, created_by_company_id, created_at)
     select $1::bigint, 'people', 'done', 'ljudi-' || n || '.csv', '["email"]', 500, $2, $1::bigint, now() - n * interval '1 hour'
     from generate_series(1, ${IMPORTS}) n`,
    [owner.companyId, owner.userId],
  );
  // People have just been imported: the database vacuums by itself within a minute, and until then a search takes four times as long.
  await query('vacuum analyze invitations, imports, users');
  const company = ['people/', 'people/?search=nik', 'invitations/', 'invitations/?unopened=true', 'imports/'];
  const platform = ['users/', 'users/?search=nik', 'invitations/', 'imports/', 'user-imports/'];
  const auditor = await administrator(database);
  return [
    ...company.map((path) => ({ path: `/company/${path}`, headers: owner.headers })),
    ...platform.map((path) => ({ path: `/admin/${path}`, headers: auditor })),
  ];
}
