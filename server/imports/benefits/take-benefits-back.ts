import type { Fields } from '#contract/records/merge.rules.ts';
import { benefitOf, columnsOf, companiesOf } from '../../admin-benefits/stored-benefit.ts';
import type { BenefitFieldsSent } from '../../admin-benefits/written-benefit.ts';
import type { Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { number, of, sql, text } from '../../database/text.ts';
import type { TakingBack } from '../import-kind.ts';
import { RowsChanged } from '../rows-changed.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { endingFields } from './in-use.ts';
import { layOver } from './lay-over.ts';
import { becomingOf, type RowWritten, writeRows } from './write-rows.ts';

/**
 * Takes back the next rows of a benefits file: changed benefits get their former values, new ones are withdrawn, so that their history
 * stays. Leaves a benefit alone if it was changed since, or if the change would end it for people who pay for it every month.
 */
export async function takeBenefitsBack(
  transaction: Transaction,
  { companyId, id, size, by, now }: TakingBack,
): Promise<{ undone: number; kept: number }> {
  const found = await readNext(transaction, { companyId, id, size });
  const catalogue = await readCatalogue(transaction);
  const possible = found.flatMap((row) => giveBack(row, catalogue, now) ?? []);
  const ending = await endingFields(transaction, possible.map(becomingOf));
  const given = possible.filter((_, place) => !ending.has(place));
  await writeRows(transaction, given, { by, now });
  const undone = new Set(given.map(({ line }) => line));
  const marks = found.map(({ line }) => ({ line, undone: undone.has(line) }));
  await mark(transaction, { companyId, id, rows: JSON.stringify(marks) });
  return { undone: given.length, kept: found.length - given.length };
}

interface Next {
  line: number;
  outcome: 'added' | 'changed';
  seen: number;
  former: BenefitFieldsSent;
  row: Fields;
  companies: number[];
}

const mine = sql`r.company_id = ${number('companyId')} and r.import_id = ${number('id')}`;

const readNext = statement(
  'import_benefits_to_take_back',
  of<Next>,
  () => sql`
    with next as materialized (
      select r.line, r.outcome, r.revision, r.wanted -> 'former' as former, r.target_id from import_rows r
      where ${mine} and not r.left_out and not r.twin and r.outcome in ('added', 'changed') and r.undone is null
      order by r.line limit ${number('size')}::integer)
    select n.line, n.outcome, n.revision as seen, n.former, to_jsonb(b) as row, ${companiesOf} as companies
    from next n join benefits b on b.id = n.target_id
    order by b.id for no key update of b`,
);

/** Undefined if the benefit was changed since, or if its former values are no longer valid. */
function giveBack(
  { line, outcome, seen, former, row, companies }: Next,
  catalogue: Catalogue,
  now: Date,
): RowWritten | undefined {
  const present = columnsOf(row);
  if (present.revision !== seen) return undefined;
  const isNew = outcome === 'added';
  const columns = isNew ? Object.assign({}, present, { offeredAt: now }) : present;
  try {
    const written = layOver(isNew ? {} : former, columns, { present, companies }, catalogue);
    const before = benefitOf(present, companies);
    const kind = isNew ? 'benefit.withdrawn' : 'benefit.changed';
    return { line, id: present.id, kind, before, revision: present.revision + 1, written };
  } catch (error) {
    if (error instanceof RowsChanged) return undefined;
    throw error;
  }
}

const mark = statement(
  'mark_import_benefits_back',
  of<object>,
  () => sql`
    update import_rows r set undone = w.undone
    from jsonb_to_recordset(${text('rows')}::jsonb) as w (line integer, undone boolean)
    where ${mine} and r.line = w.line`,
);
