import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import { propose } from '../../approvals/propose.ts';
import { budgetYear } from '../../budgets/budget-year.ts';
import type { Caller } from '../../caller/caller.ts';
import { lockCompany } from '../../companies/lock-company.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { ask, statement } from '../../database/statement.ts';
import { number, of, sql } from '../../database/text.ts';
import { limitFor, readCompanyLimit } from '../../gifts/company-limit.ts';
import { ownGift } from '../../gifts/gifts.errors.ts';
import { type HeldImport, type ImportKey, lockImport } from '../lock-import.ts';
import { RowsChanged } from '../rows-changed.ts';
import { finish, writeAtOnce } from '../write-at-once.ts';
import { lockMoved, moveBudgets } from './move-budgets.ts';
import { ASKED, BARRED, CATEGORY, moving, POT, WOULD_MOVE, YEAR } from './moving-rows.ts';

/** The permission to give budgets, also by a file. */
export const PERMISSION = 'company.budgets';

interface Committing {
  by: Caller;
  key: ImportKey;
  now: Date;
}

/**
 * Gives and takes back all budgets of an import in one transaction, or none; does nothing if it is already written. Above the company's
 * limit it waits for a second person. Throws notFound, importStatus, ownGift, or importChanged once the changed rows are checked again.
 */
export const commitBudgets = (database: Database, committing: Committing): Promise<void> =>
  writeAtOnce(database, committing, (transaction) => commit(transaction, committing));

async function commit(transaction: Transaction, { by, key, now }: Committing): Promise<void> {
  // As for gifts: money of a company is given by one transaction at a time.
  await lockCompany(transaction, key.companyId);
  const held = await lockImport(transaction, key, ['ready', 'waiting', 'done']);
  if (held.status !== 'ready') return;
  await lockMoved(transaction, key);
  const found = await readFigures(transaction, { by, key, now });
  if (found.own) throw ownGift();
  if (found.moved > 0) throw new RowsChanged(found.moved);
  const limit = limitFor(await readCompanyLimit(transaction, by), by.currency);
  if (limit !== null && found.sum > limit) return proposeImport(transaction, { by, held, limit, found, now });
  const less = await moveBudgets(transaction, { held, actorId: by.userId, now });
  if (less > 0) throw new RowsChanged(less);
  await withoutProposal(transaction, key);
  const { added, changed, sum } = found;
  await finish(transaction, { held, caller: by, ended: [], counts: { added, changed, sum: toMajor(sum) }, now });
}

/** An import that needed no approval belongs to no proposal; it may still have one from an earlier attempt. */
async function withoutProposal(transaction: Transaction, { companyId, id }: ImportKey): Promise<void> {
  await ask(
    transaction,
    sql`update imports set approval_id = null where company_id = ${companyId} and id = ${id} and approval_id is not null`,
  );
}

interface Figures {
  added: number;
  changed: number;
  people: number;
  /** Minor units given and taken back, added up without their signs. */
  sum: Minor;
  /** Whether the importer gives themselves more than anybody else gets, in any budget. */
  own: boolean;
  /** Number of rows that can no longer be written as they were checked. */
  moved: number;
}

async function readFigures(transaction: Transaction, { by, key, now }: Committing): Promise<Figures> {
  const { companyId, id } = key;
  const [row] = await read(transaction, { companyId, id, userId: by.userId, year: budgetYear(now) });
  if (!row) throw new Error('A count without a row');
  return row;
}

const read = statement(
  'read_budget_import_figures',
  of<Figures>,
  () => sql`
    with each as materialized (
      select r.outcome, r.target_id, ${ASKED} as asked, ${CATEGORY} as category,
        u.id is null or ${BARRED} or ${WOULD_MOVE} <> ${ASKED}
        or (${CATEGORY} <> 0 and (${YEAR} <> ${number('year')}::integer or k.id is null)) as moved
      from import_rows r left join users u on u.company_id = r.company_id and u.id = r.target_id
      left join accounts a on ${POT} left join categories k on k.id = ${CATEGORY} and k.parent_id is null and k.active
      where ${moving}),
    most as materialized (
      select category, max(asked) as asked from each where target_id <> ${number('userId')}::bigint group by category)
    select count(*) filter (where outcome = 'added')::integer as added, count(*) filter (where outcome = 'changed')::integer as changed,
      count(distinct target_id)::integer as people, coalesce(sum(abs(asked)), 0)::bigint as sum,
      count(*) filter (where moved)::integer as moved,
      exists (
        select from each e left join most using (category)
        where e.target_id = ${number('userId')}::bigint and e.asked > greatest(most.asked, 0)) as own
    from each`,
);

interface Proposing {
  by: Caller;
  held: HeldImport;
  limit: Minor;
  found: Figures;
  now: Date;
}

/** Proposes the import to a second person; its rows stay fixed until then. */
async function proposeImport(transaction: Transaction, { by, held, limit, found, now }: Proposing): Promise<void> {
  const { companyId, id, fileName } = held;
  const { people, sum } = found;
  const proposed = { kind: 'import' as const, people, sum, limitWas: limit, currency: by.currency, note: fileName };
  const approvalId = await propose(transaction, by, proposed, { permission: PERMISSION, now });
  await ask(
    transaction,
    sql`update imports set status = 'waiting', approval_id = ${approvalId} where company_id = ${companyId} and id = ${id}`,
  );
}
