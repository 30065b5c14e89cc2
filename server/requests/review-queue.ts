import type { QueryOf } from '#contract/endpoint.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import type { listCompanyRequests, RequestToReview } from '#contract/requests/review.contract.ts';
import { MOST_IN_QUEUE, type ReviewQueue } from '#contract/requests/review.rules.ts';
import type { Database } from '../database/database.ts';
import { limitTo } from '../database/limit-to.ts';
import { fixed } from '../database/query-of.ts';
import { findsWords } from '../database/search-words.ts';
import { askFor } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import { assignedOf, isWith } from './assignment.ts';
import { needsInformation, type RequestRow, requestColumns } from './request-row.ts';
import { claimOf, companyOf, isLate, type Reviewing, secondOf } from './review-columns.ts';
import { type SignalMarks, signalKindsOf, signalMarks } from './signals.ts';
import { attended, ofPlatform } from './who-reviews.ts';

type ReviewQuery = NonNullable<QueryOf<typeof listCompanyRequests>> & { company?: string | undefined };

interface ListedRow
  extends RequestRow,
    Pick<RequestToReview, 'company' | 'employee' | 'claim' | 'assigned' | 'second' | 'late'> {}

interface FoundRows {
  count: number;
  queues: Record<ReviewQueue, number>;
  /** Each with its facts for signals; null if signals are not computed. */
  results: { listed: ListedRow; marks: Omit<SignalMarks, keyof RequestRow> | null }[];
}

interface FoundRequests {
  count: number;
  queues: Record<ReviewQueue, number>;
  results: RequestToReview[];
}

/** SQL conditions of the queues on requests `r`. */
export const QUEUES: Record<ReviewQueue, Text> = {
  pending: sql`r.status = 'pending'`,
  in_review: sql`r.status = 'in_review' and not ${needsInformation}`,
  asked: needsInformation,
  decided: sql`r.decided_at is not null`,
};

const OLDEST = sql`r.id`;
const NEWEST = sql`r.id desc`;
const ORDERS: Record<ReviewQueue, Text> = {
  pending: OLDEST,
  in_review: OLDEST,
  asked: OLDEST,
  decided: sql`r.decided_at desc, r.id desc`,
};

// Filters that are part of the statement's text or only choose the page; any other one needs a plan for its value.
const WRITTEN = new Set(['queue', 'page', 'page_size']);
const isNarrowed = (query: ReviewQuery): boolean =>
  Object.entries(query).some(([name, value]) => value !== undefined && !WRITTEN.has(name));

/** SQL condition: a request `r` of a queue, or of all, that a company or the platform reviews; each form can use an index. */
function isFor(companyId: number | null, queue: ReviewQueue | undefined): Text {
  if (companyId !== null) return sql`r.company_id = ${companyId}`;
  if (queue === undefined) return ofPlatform;
  return queue === 'decided' ? sql`r.decided_by is null` : sql`not ${attended}`;
}

/** A page of requests for the reviewers of a company or the platform, with the number of requests in each queue, in one statement. */
export async function readQueue(
  database: Database,
  reviewing: Omit<Reviewing, 'companyId'> & { companyId: number | null },
  query: ReviewQuery,
): Promise<FoundRequests> {
  const { companyId, userId } = reviewing;
  const { offset, size } = rowsOf(query);
  const waits = query.queue !== undefined && query.queue !== 'decided';
  const order = query.queue ? ORDERS[query.queue] : NEWEST;
  const found = sql`from requests r ${query.search ? SEARCHED : sql``} where ${matches(isFor(companyId, query.queue), query, reviewing)}`;
  const marks = waits
    ? sql`(select to_jsonb(marks) from (select ${signalMarks(companyId === null ? null : userId)}) marks)`
    : sql`null::jsonb`;
  const [rows] = await askFor(isNarrowed(query))<FoundRows>(
    database,
    sql`
    with counted as materialized (select count(*)::integer as n from (select ${found} order by ${order}) one), page as materialized (
      select company_id, id, row_number() over (order by ${order}) as place from (
        select r.company_id, r.id, r.decided_at ${found} order by ${order} ${limitTo(size, offset)}) r)
    select (select n from counted) as count, ${counts(companyId, isNarrowed(query) ? undefined : query.queue)} as queues, (
      select coalesce(jsonb_agg(jsonb_build_object('marks', ${marks}, 'listed', (select to_jsonb(listed) from (
          select ${requestColumns}, ${claimOf(reviewing)} as claim,
            ${companyId === null ? sql`null::jsonb` : assignedOf(reviewing)} as assigned, ${secondOf(reviewing)} as second,
            ${isLate(reviewing.now)} as late, ${companyId === null ? companyOf : sql`null::jsonb`} as company,
            jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) as employee) listed))
        order by page.place), '[]')
      from page join requests r on r.company_id = page.company_id and r.id = page.id
      join categories k on k.id = r.category_id join users u on u.company_id = r.company_id and u.id = r.user_id
      join files f on f.company_id = r.company_id and f.id = r.file_id) as results`,
  );
  if (!rows) throw new Error('A queue without a count');
  return { count: rows.count, queues: rows.queues, results: rows.results.map(toListed) };
}

function toListed({ listed, marks }: FoundRows['results'][number]): RequestToReview {
  const { status, currency, amount, purchase_date } = listed;
  const signals =
    marks === null ? [] : signalKindsOf(Object.assign(marks, { status, currency, amount, purchase_date }));
  return Object.assign(listed, { amount: toMajor(listed.amount), signals });
}

// Joined only to search for words of the employee's name.
const SEARCHED = sql`join users u on u.company_id = r.company_id and u.id = r.user_id`;

const KNOWN = fixed(sql`select least(n, ${sql.raw(String(MOST_IN_QUEUE))}) from counted`);
/** The end of each queue's count; the condition of `isFor` comes before it. */
const COUNTED = (Object.keys(QUEUES) as ReviewQueue[]).map((queue) => {
  const end = sql` and ${QUEUES[queue]} order by ${ORDERS[queue]} ${limitTo(MOST_IN_QUEUE)}) one)`;
  return { queue, end: fixed(end) };
});

/** Number of requests in each queue, up to a limit; that of the `known` queue is counted already. */
function counts(companyId: number | null, known: ReviewQueue | undefined): Text {
  const each = COUNTED.map(({ queue, end }) =>
    queue === known
      ? sql`${queue}::text, (${KNOWN})`
      : sql`${queue}::text, (select count(*)::integer from (select from requests r where ${isFor(companyId, queue)}${end}`,
  );
  return sql`jsonb_build_object(${sql.join(each, sql`, `)})`;
}

function matches(
  theirs: Text,
  { status, queue, kind, person, company, category, assigned, search }: ReviewQuery,
  looking: Omit<Reviewing, 'companyId'>,
): Text {
  return sql.join(
    [
      theirs,
      ...(status ? [sql`r.status = ${status}`] : []),
      ...(queue ? [QUEUES[queue]] : []),
      ...(kind ? [sql`r.kind = ${kind}`] : []),
      ...(person ? [sql`r.user_id = ${person}`] : []),
      ...(company ? [sql`r.company_id = any(${`{${company}}`}::bigint[])`] : []),
      ...(category ? [sql`r.category_id = any(${`{${category}}`}::bigint[])`] : []),
      ...(assigned ? [isWith(looking)] : []),
      ...(search ? [findsWords(sql`r.search_key || ' ' || u.search_key`, search)] : []),
    ],
    sql` and `,
  );
}
