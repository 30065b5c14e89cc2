import type { Fields } from '#contract/records/merge.rules.ts';
import { benefitOf, columnsOf, companiesOf } from '../../admin-benefits/stored-benefit.ts';
import { type BenefitFieldsSent, emptyBenefit } from '../../admin-benefits/written-benefit.ts';
import type { Acting } from '../../caller/caller.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { number, of, sql, text } from '../../database/text.ts';
import { inSlices } from '../../tasks/in-slices.ts';
import { byImport, type ImportKey, lockImport } from '../lock-import.ts';
import { RowsChanged } from '../rows-changed.ts';
import { finish, writeAtOnce } from '../write-at-once.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { endingFields } from './in-use.ts';
import { EXISTS } from './judge-benefits.ts';
import { layOver } from './lay-over.ts';
import { becomingOf, type RowWritten, writeRows } from './write-rows.ts';

interface Committing {
  by: Acting;
  key: ImportKey;
  now: Date;
}

/**
 * Writes an import of benefits in one transaction, all rows or none; does nothing if it is already written. Throws notFound, importStatus,
 * or importChanged once the changed rows are checked again.
 */
export const commitBenefits = (database: Database, committing: Committing): Promise<void> =>
  writeAtOnce(database, committing, (transaction) => commit(transaction, committing));

const AT_ONCE = 500;

async function commit(transaction: Transaction, { by: caller, key, now }: Committing): Promise<void> {
  // One import of benefits at a time, so that two files cannot add the same new benefit.
  await waitForOthers(transaction, {});
  const held = await lockImport(transaction, key, ['ready', 'done']);
  if (held.status === 'done') return;
  const { companyId, id, total } = held;
  const counts = await countRows(transaction, key);
  const by = byImport(caller, id);
  await holdAll(transaction, key, counts.changed);
  const catalogue = await readCatalogue(transaction);
  for (let from = 1; from <= total + 1; from += AT_ONCE) {
    const found = await readNext(transaction, { companyId, id, from, to: from + AT_ONCE });
    const rows = await inSlices(found, (row) => writtenOf(row, catalogue, now));
    const ending = await endingFields(transaction, rows.map(becomingOf));
    if (ending.size > 0) throw new RowsChanged(ending.size);
    await writeRows(transaction, rows, { by, now });
    await mark(transaction, {
      companyId,
      id,
      rows: JSON.stringify(rows.map(({ line, id: target, revision }) => ({ line, target, revision }))),
    });
  }
  await finish(transaction, { held, caller, ended: [], counts, now });
}

// An arbitrary number that no other advisory lock uses.
const IMPORTS_LOCK = sql.raw('7_202_611_23');
const waitForOthers = statement(
  'wait_for_benefit_imports',
  of<object>,
  () => sql`select pg_advisory_xact_lock(${IMPORTS_LOCK})`,
);

const mine = sql`r.company_id = ${number('companyId')} and r.import_id = ${number('id')} and not r.left_out and not r.twin`;

async function countRows(transaction: Transaction, { companyId, id }: ImportKey) {
  const [row] = await count(transaction, { companyId, id });
  return row ?? { added: 0, changed: 0 };
}

const count = statement(
  'count_import_benefits',
  of<{ added: number; changed: number }>,
  () => sql`
    select count(*) filter (where outcome = 'added')::integer as added, count(*) filter (where outcome = 'changed')::integer as changed
    from import_rows r where ${mine}`,
);

/**
 * Locks the benefits to change, at the revision that was checked, and their providers and categories against being ended. Throws Moved if a
 * benefit has changed, or if one of the new benefits exists by now.
 */
async function holdAll(transaction: Transaction, { companyId, id }: ImportKey, changed: number): Promise<void> {
  const [doubled] = await countExisting(transaction, { companyId, id });
  if (doubled && doubled.n > 0) throw new RowsChanged(doubled.n);
  const held = await holdSeen(transaction, { companyId, id });
  if (held.length !== changed) throw new RowsChanged(changed - held.length);
  await holdFiled(transaction, { companyId, id });
}

const countExisting = statement(
  'count_import_benefits_there',
  of<{ n: number }>,
  () => sql`
    select count(*)::integer as n from import_rows r
    where ${mine} and r.outcome = 'added'
      and ${EXISTS}`,
);

// In order of their ids, as every statement that locks many benefits does, to avoid deadlocks.
const holdSeen = statement(
  'hold_import_benefits',
  of<object>,
  () => sql`
    select b.id from import_rows r join benefits b on b.id = r.target_id and b.revision = r.revision
    where ${mine} and r.outcome = 'changed' order by b.id for no key update of b`,
);

const holdFiled = statement(
  'hold_import_shelves',
  of<object>,
  () => sql`
    with named as materialized (
      select distinct (r.wanted #>> '{fields,provider_id}')::integer as provider, (r.wanted #>> '{fields,category_id}')::integer as category
      from import_rows r where ${mine} and r.outcome in ('added', 'changed')),
    sellers as materialized (select p.id from providers p where p.id in (select provider from named) order by p.id for share),
    shelves as materialized (select c.id from categories c where c.id in (select category from named) order by c.id for share)
    select (select count(*) from sellers), (select count(*) from shelves)`,
);

interface Next {
  line: number;
  /** Id of the benefit, or the one that a new benefit gets. */
  target: number;
  fields: BenefitFieldsSent;
  /** Null for a new benefit. */
  row: Fields | null;
  companies: number[];
}

const readNext = statement(
  'read_import_benefits',
  of<Next>,
  () => sql`
    select r.line, coalesce(b.id, nextval(pg_get_serial_sequence('benefits', 'id'))::integer) as target,
      r.wanted -> 'fields' as fields, to_jsonb(b) as row, case when b.id is null then '[]' else ${companiesOf} end as companies
    from import_rows r left join benefits b on b.id = r.target_id
    where ${mine} and r.outcome in ('added', 'changed') and r.line > ${number('from')} and r.line <= ${number('to')}
    order by r.line`,
);

/** The benefit after the row is applied. Throws Moved if it can no longer be written, because its provider or category has ended. */
function writtenOf({ line, target, fields, row, companies }: Next, catalogue: Catalogue, now: Date): RowWritten {
  const present = row && columnsOf(row);
  const columns = present ?? emptyBenefit(now);
  const written = layOver(fields, columns, { present, companies }, catalogue);
  const before = present && benefitOf(present, companies);
  const revision = present ? present.revision + 1 : 1;
  return { line, id: target, kind: present ? 'benefit.changed' : 'benefit.added', before, revision, written };
}

const mark = statement(
  'mark_import_benefits',
  of<object>,
  () => sql`
    update import_rows r set target_id = w.target, revision = w.revision
    from jsonb_to_recordset(${text('rows')}::jsonb) as w (line integer, target integer, revision integer)
    where ${mine} and r.line = w.line`,
);
