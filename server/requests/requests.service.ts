import type { QueryOf } from '#contract/endpoint.ts';
import type { listRequests, Request, RequestDetail } from '#contract/requests/requests.contract.ts';
import type { Database } from '../database/database.ts';
import { findsWords } from '../database/search-words.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import { notFound } from '../errors/request.errors.ts';
import type { StoredFile } from '../files/files.service.ts';
import type { PersonKey } from '../people/person-key.ts';
import { type DetailRow, detailColumns, type RequestRow, requestColumns, toDetail, toRequest } from './request-row.ts';

/** The requests a caller may see: one employee's own, or all of a company if `userId` is null. The company comes from the session. */
export interface Scope {
  companyId: number;
  userId: number | null;
}

export type RequestsQuery = NonNullable<QueryOf<typeof listRequests>>;

export interface Employee {
  id: number;
  first_name: string;
  last_name: string;
}

interface ListRow extends Omit<RequestRow, 'id'> {
  count: number;
  id: number | null;
}

/** The requests of an employee, newest first, in one statement. */
export async function readRequests(
  database: Database,
  person: PersonKey,
  query: RequestsQuery,
): Promise<{ count: number; results: Request[] }> {
  const { offset, size } = rowsOf(query);
  const rows = await ask<ListRow>(
    database,
    sql`
    with found as materialized (select r.company_id, r.id from requests r where ${matches(person, query)}),
    page as (select * from found order by id desc limit ${size} offset ${offset})
    select (select count(*)::integer from found) as count, seen.* from (select) once left join (
      select ${requestColumns}
      from page join requests r on r.company_id = page.company_id and r.id = page.id
      join categories k on k.id = r.category_id) seen on true
    order by seen.id desc`,
  );
  return {
    count: rows[0]?.count ?? 0,
    results: rows.flatMap(({ count: _, id, ...row }) => (id === null ? [] : [toRequest({ ...row, id } as RequestRow)])),
  };
}

function matches({ companyId, userId }: PersonKey, { status, search }: RequestsQuery): Text {
  return sql.join(
    [
      sql`r.company_id = ${companyId}`,
      sql`r.user_id = ${userId}`,
      ...(status ? [sql`r.status = ${status}`] : []),
      findsWords(sql`r.search_key`, search ?? ''),
    ],
    sql` and `,
  );
}

/** One request with its timeline and its employee. Throws notFound, also for somebody else's request. */
export async function readRequest(
  database: Database,
  { companyId, userId }: Scope,
  id: number,
): Promise<{ request: RequestDetail; employee: Employee }> {
  const rows = await ask<DetailRow>(
    database,
    sql`
    select ${requestColumns}, ${detailColumns}, u.first_name, u.last_name
    from requests r join categories k on k.id = r.category_id
    join files f on f.company_id = r.company_id and f.id = r.file_id
    join users u on u.company_id = r.company_id and u.id = r.user_id
    where r.company_id = ${companyId} and r.id = ${id} and (${userId}::bigint is null or r.user_id = ${userId}::bigint)`,
  );
  const [row] = rows;
  if (!row) throw notFound();
  const { user_id, first_name, last_name } = row;
  return { request: toDetail(row), employee: { id: user_id, first_name, last_name } };
}

/** The file of a request that the caller may see. Throws notFound. */
export async function readFileOf(database: Database, { companyId, userId }: Scope, id: number): Promise<StoredFile> {
  const rows = await ask<StoredFile>(
    database,
    sql`
    select f.id, f.key, f.name, f.type, f.bytes, f.sha256
    from requests r join files f on f.company_id = r.company_id and f.id = r.file_id
    where r.company_id = ${companyId} and r.id = ${id} and (${userId}::bigint is null or r.user_id = ${userId}::bigint)`,
  );
  const [file] = rows;
  if (!file) throw notFound();
  return file;
}
