import type { RequestComment } from '#contract/requests/requests.contract.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { statement } from '../database/statement.ts';
import { number, numberOrNull, of, sql, text, value } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { lockEmployee, lockRequest } from './lock-request.ts';
import { takeStep } from './move-request.ts';
import { actorOf, type Mover } from './mover.ts';
import { noteQuestion } from './note-review.ts';
import type { OpenRequest } from './open-request.ts';
import { nameOrPlatform } from './request-row.ts';
import { commentsFull, employeeLeft } from './requests.errors.ts';
import type { Scope } from './requests.service.ts';
import { tellOfQuestion } from './tell-employee.ts';

/** The comments on a request, oldest first. Throws notFound, also for somebody else's request. */
export async function readComments(
  database: Database,
  { companyId, userId }: Scope,
  requestId: number,
): Promise<RequestComment[]> {
  const [request] = await read(database, { companyId, userId, requestId });
  if (!request) throw notFound();
  return request.comments;
}

/** Most comments per request; they are always read together. */
const MOST_COMMENTS = 200;

interface Written {
  requestId: number;
  text: string;
  now: Date;
}

/** Adds a comment of the employee. If it equals their last comment, that one is returned, since it may be a retry. Throws commentsFull. */
export async function answerReviewers(
  database: Database,
  { companyId, userId }: { companyId: number; userId: number },
  written: Written,
): Promise<RequestComment> {
  return inTransaction(database, async (transaction) => {
    await lockEmployee(transaction, { companyId, id: written.requestId });
    return write(transaction, { companyId, userId, authorId: userId, once: true }, written);
  });
}

/**
 * Adds a question to the employee, and notifies them; a pending request moves to in review. If it equals the reviewer's last comment, that
 * one is returned, since it may be a retry. Throws commentsFull, employeeLeft.
 */
export async function askEmployee(database: Database, mover: Mover, written: Written): Promise<RequestComment> {
  return inTransaction(database, async (transaction) => {
    const request = await lockRequest(transaction, mover, written.requestId, { now: written.now });
    if (isLast(request, mover, written)) return write(transaction, sideOf(mover, { once: true }), written);
    return askWithin(transaction, request, mover, written);
  });
}

/** `askEmployee` for a request that is locked already, without the check for a retry. Throws employeeLeft. */
export async function askWithin(
  transaction: Transaction,
  request: OpenRequest,
  mover: Mover,
  written: Written,
): Promise<RequestComment> {
  if (request.left) throw employeeLeft();
  if (request.status === 'pending') await takeStep(transaction, request, mover, { to: 'in_review', now: written.now });
  await tellOfQuestion(transaction, request, written);
  await noteQuestion(transaction, request, mover, written);
  return write(transaction, sideOf(mover, { once: false }), written);
}

const isLast = ({ lastComment, lastAuthor, lastText }: OpenRequest, mover: Mover, { text }: Written): boolean =>
  lastComment !== null && lastAuthor === actorOf(mover) && lastText === text;

interface Author extends Scope {
  authorId: number | null;
  /** Return the author's last comment instead of adding the same again. */
  once: boolean;
}

const sideOf = (mover: Mover, { once }: Pick<Author, 'once'>): Author => ({
  companyId: mover.companyId,
  userId: null,
  authorId: actorOf(mover),
  once,
});

async function write(
  transaction: Transaction,
  author: Author,
  { requestId, text, now }: Written,
): Promise<RequestComment> {
  const [row] = await insert(transaction, { ...author, requestId, text, now: now.toISOString() });
  if (!row) throw notFound();
  if (!row.comment) throw commentsFull(MOST_COMMENTS);
  return row.comment;
}

const theirs = sql`r.company_id = ${number('companyId')} and r.id = ${number('requestId')}
  and (${numberOrNull('userId')}::bigint is null or r.user_id = ${numberOrNull('userId')}::bigint)`;

const commentParts = sql`'id', c.id, 'text', c.text, 'date', ${isoMoment(sql`c.created_at`)},
  'by', case when c.author_id = r.user_id then 'employee' else 'reviewer' end,
  'name', ${nameOrPlatform('author')}`;

const read = statement(
  'read_comments',
  of<{ comments: RequestComment[] }>,
  () => sql`
    select coalesce((
      select jsonb_agg(jsonb_build_object(${commentParts}) order by c.id)
      from request_comments c left join users author on author.company_id = c.company_id and author.id = c.author_id
      where c.company_id = r.company_id and c.request_id = r.id), '[]') as comments
    from requests r where ${theirs}`,
);

// The caller has locked the employee. A decision holds the same lock after reading the comments, so a comment written meanwhile comes after
// it; and of two identical comments sent concurrently the second sees the first.
const insert = statement(
  'write_comment',
  of<{ comment: RequestComment | null }>,
  () => sql`
    with held as materialized (select r.company_id, r.id from requests r where ${theirs}),
    said as materialized (
      select last.* from held, lateral (
        select * from request_comments c where c.company_id = held.company_id and c.request_id = held.id
        order by c.id desc limit 1) last
      where ${value('once', of<boolean>)}::boolean and last.author_id is not distinct from ${numberOrNull('authorId')}::bigint
        and last.text = ${text('text')}),
    written as (
      insert into request_comments (company_id, request_id, author_id, text, created_at)
      select company_id, id, ${numberOrNull('authorId')}::bigint, ${text('text')}, ${text('now')}::timestamptz from held
      where not exists (select from said) and (
        select count(*) from request_comments c where c.company_id = held.company_id and c.request_id = held.id
      ) < ${MOST_COMMENTS}
      returning *),
    c as (select * from written union all select * from said)
    select (
      select jsonb_build_object(${commentParts})
      from c join requests r on r.company_id = c.company_id and r.id = c.request_id
      left join users author on author.company_id = c.company_id and author.id = c.author_id) as comment
    from held`,
);
