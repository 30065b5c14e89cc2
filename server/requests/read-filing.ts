import type { Currency, Minor } from '#contract/money/money.rules.ts';
import type { RequestKind, RequestStatus } from '#contract/requests/requests.rules.ts';
import type { LockedAccount } from '../budgets/budgets.service.ts';
import { flexiblePot } from '../budgets/budgets.table.ts';
import type { Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { statement } from '../database/statement.ts';
import { number, numberOrNull, of, sql, text, textOrNull } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';

/** The request that was filed with the same key. */
export interface PriorRequest {
  id: number;
  kind: RequestKind;
  categoryId: number;
  providerName: string;
  description: string;
  purchaseDate: string;
  amount: Minor;
  resubmits: number | null;
  sha256: string;
}

/** The request that is filed again (resubmitted). */
export interface Original {
  id: number;
  status: RequestStatus;
  fileId: number;
  firstFiledAt: string;
  resubmittedBy: number | null;
}

/** An open or accepted request with the same file, or with the same amount and day. */
export interface Similar {
  id: number;
  status: RequestStatus;
  providerName: string;
  purchaseDate: string;
  amount: Minor;
  currency: Currency;
  filedAt: string;
  sameFile: boolean;
}

/** Everything that the checks of filing need. */
export interface Filing {
  currency: Currency;
  /** The flexible account and that of the category for the year, locked. */
  accounts: LockedAccount[];
  /** Whether the category is a root category that has not ended. */
  isCategory: boolean;
  prior: PriorRequest | null;
  original: Original | null;
  similar: Similar[];
}

interface Asked {
  idempotencyKey: string | null;
  resubmits: number | null;
  categoryId: number;
  year: number;
  amount: Minor;
  purchaseDate: string;
  /** The SHA-256 of the file that was sent; null when the file of the original request stays. */
  sha256: string | null;
}

/**
 * Reads what the checks of filing need, and locks the accounts in the order that all statements use, in one statement. The caller has
 * locked the person's row, so nothing read here is stale.
 */
export async function readFiling(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  asked: Asked,
): Promise<Filing> {
  const [filing] = await read(transaction, { companyId, userId, ...asked });
  if (!filing) throw new Error(`no company ${companyId}`);
  return filing;
}

const mine = sql`r.company_id = ${number('companyId')} and r.user_id = ${number('userId')}`;
const withFile = sql`requests r join files f on f.company_id = r.company_id and f.id = r.file_id`;

const read = statement(
  'read_filing',
  of<Filing>,
  () => sql`
    with account as materialized (
      select category_id as "categoryId", year, allocated, spent, held from accounts
      where company_id = ${number('companyId')} and user_id = ${number('userId')}
        and (category_id, year) in ((${flexiblePot}), (${number('categoryId')}::integer, ${number('year')}::integer))
      order by category_id, year for update),
    original as (
      select r.id, r.status, r.file_id as "fileId", f.sha256, ${isoMoment(sql`r.first_filed_at`)} as "firstFiledAt", (
        select again.id from requests again where again.company_id = r.company_id and again.resubmits = r.id) as "resubmittedBy"
      from ${withFile} where ${mine} and r.id = ${numberOrNull('resubmits')}::bigint)
    select company.currency,
      (select coalesce(jsonb_agg(account), '[]') from account) as accounts,
      -- Locked: a call that ends the category meanwhile waits, and then finds the request open in it.
      exists (
        select from categories where id = ${number('categoryId')}::integer and parent_id is null and active for share) as "isCategory", (
        select jsonb_build_object('id', r.id, 'kind', r.kind, 'categoryId', r.category_id, 'providerName', r.provider_name,
          'description', r.description, 'purchaseDate', r.purchase_date, 'amount', r.amount, 'resubmits', r.resubmits,
          'sha256', f.sha256)
        from ${withFile} where ${mine} and r.idempotency_key = ${textOrNull('idempotencyKey')}) as prior,
      (select to_jsonb(original) - 'sha256' from original) as original, (
        select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'status', r.status, 'providerName', r.provider_name,
          'purchaseDate', r.purchase_date, 'amount', r.amount, 'currency', r.currency,
          'filedAt', ${isoMoment(sql`r.created_at`)}, 'sameFile', f.sha256 = sent.sha256) order by r.id desc), '[]')
        from ${withFile}, (select coalesce(${textOrNull('sha256')}::text, (select sha256 from original)) as sha256) sent
        where ${mine} and r.status in ('pending', 'in_review', 'accepted')
          and (f.sha256 = sent.sha256 or (r.amount = ${number('amount')}::bigint
            and r.purchase_date = ${text('purchaseDate')}::date))) as similar
    from companies company where company.id = ${number('companyId')}`,
);
