import { FLEXIBLE, type Payment } from '#contract/budgets/budgets.rules.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import type { RequestKind } from '#contract/requests/requests.rules.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import { accountChanges, type Change, changesAsJson } from '../budgets/budgets.service.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, numberOrNull, of, sql, text, textOrNull, value } from '../database/text.ts';
import { raisedOwnVersion } from '../people/raised-version.ts';
import type { FilingAttempt } from './filing.ts';

interface RequestToPlace extends FilingAttempt {
  currency: Currency;
  /** The budgets from which the amount is held. */
  held: Payment;
  year: number;
  fileId: number;
  firstFiledAt: Date;
}

/** Writes a request, its first event, the held amounts and their ledger entries, in one statement; returns its id. */
export async function placeRequest(transaction: Transaction, request: RequestToPlace): Promise<number> {
  const { person, held, year, now, firstFiledAt, providerName, description } = request;
  const { companyId, userId } = person;
  const { kind, categoryId, purchaseDate, amount, currency, fileId, resubmits, idempotencyKey } = request;
  const changes = heldChanges({ ...held, year }, (amount) => ({ held: amount }));
  const [placed] = await place(transaction, {
    companyId,
    userId,
    categoryId,
    providerName,
    description,
    purchaseDate,
    amount,
    currency,
    fileId,
    resubmits,
    idempotencyKey,
    year,
    fromCategory: held.fromCategory,
    fromFlexible: held.fromFlexible,
    requestKind: kind,
    kind: 'request',
    note: '',
    actorId: userId,
    changes: changesAsJson(changes),
    searchKey: searchKey(`${providerName} ${description}`),
    firstFiledAt: firstFiledAt.toISOString(),
    now: now.toISOString(),
  });
  if (!placed || placed.changed !== changes.length) throw new Error('a request was not written whole');
  return placed.id;
}

interface Parts {
  categoryId: number;
  year: number;
  fromCategory: number;
  fromFlexible: number;
}

/** One change for each account from which a request holds money. */
export function heldChanges(
  { categoryId, year, fromCategory, fromFlexible }: Parts,
  change: (amount: number) => Omit<Change, 'categoryId' | 'year'>,
): Change[] {
  return [
    ...(fromFlexible > 0 ? [{ ...FLEXIBLE, ...change(fromFlexible) }] : []),
    ...(fromCategory > 0 ? [{ categoryId, year, ...change(fromCategory) }] : []),
  ];
}

const place = statement(
  'place_request',
  of<{ id: number; changed: number }>,
  () => sql`
    with placed as (
      insert into requests (company_id, user_id, kind, category_id, provider_name, description, search_key, purchase_date,
        amount, currency, held_from_category, held_from_flexible, budget_year, file_id, resubmits, first_filed_at,
        idempotency_key, created_at)
      values (${number('companyId')}, ${number('userId')}, ${value('requestKind', of<RequestKind>)}::request_kind, ${number('categoryId')},
        ${text('providerName')}, ${text('description')}, ${text('searchKey')}, ${text('purchaseDate')}::date,
        ${number('amount')}, ${value('currency', of<Currency>)}::currency, ${number('fromCategory')}, ${number('fromFlexible')},
        ${number('year')}, ${number('fileId')}, ${numberOrNull('resubmits')}, ${text('firstFiledAt')}::timestamptz,
        ${textOrNull('idempotencyKey')}, ${text('now')}::timestamptz)
      returning company_id, user_id, id),
    noted as (
      insert into request_events (company_id, request_id, status, actor_id, created_at)
      select company_id, id, 'pending', user_id, ${text('now')}::timestamptz from placed),
    ${accountChanges(sql`(select id from placed)`)}, ${raisedOwnVersion}
    select placed.id, (select count(*)::integer from changed) as changed from placed`,
);
