import type { changeOwnSettings, OwnCode, OwnSettings } from '#contract/admin-companies/own-company.contract.ts';
import { type ChangeKind, PLATFORM } from '#contract/changes/change-kinds.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Acting } from '../caller/caller.ts';
import { countTry } from '../caller/rate-limits.ts';
import { changedValues, noteChange } from '../changes/note-change.ts';
import { companies } from '../companies/companies.table.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { unlessMoved } from '../records/record-moved.ts';
import { type Columns, saveRecord } from '../records/save-record.ts';
import { newCode } from './company-code.ts';
import { companyOf, readEditedCompany } from './stored-company.ts';

/** The person who edits their own company, and the revision that they had seen. */
interface Editing {
  admin: Acting;
  seen: number | null;
  now: Date;
}

/** Reads the settings that a company makes itself. */
export async function readOwnSettings(
  database: Database | Transaction,
  { companyId }: Pick<Acting, 'companyId'>,
): Promise<OwnSettings> {
  const { promise_days, revision, changed } = await readEditedCompany(database, companyId);
  return { promise_days, revision, changed };
}

/** Reads the code with which the people of a company register. */
export async function readOwnCode(database: Database, { companyId }: Pick<Acting, 'companyId'>): Promise<OwnCode> {
  const { code, revision } = await readEditedCompany(database, companyId);
  return { code, revision };
}

/** Changes the settings of the caller's own company that are sent. Throws recordChanged. */
export async function changeOwn(
  database: Database,
  { fields, ...editing }: Editing & { fields: BodyOf<typeof changeOwnSettings> },
): Promise<OwnSettings> {
  await saveOwn(database, editing, { kind: 'company.changed', columns: { promiseDays: fields.promise_days } });
  return readOwnSettings(database, editing.admin);
}

const HOUR = 60 * 60 * 1000;

/**
 * Replaces the registration code of the caller's company; the former one stops working. Throws recordChanged, or 429 after ten in an hour.
 */
export async function renewOwn(database: Database, editing: Editing): Promise<OwnCode> {
  const { admin, now } = editing;
  await countTry(database, [{ key: `company-code:${admin.companyId}`, most: 10, window: HOUR }], now);
  await saveOwn(database, editing, { kind: 'company.code_renewed', columns: { code: newCode() } });
  return readOwnCode(database, admin);
}

interface Saving {
  kind: ChangeKind;
  columns: Columns<typeof companies>;
}

// The change is noted in the company itself, for it is done there.
function saveOwn(database: Database, { admin, seen, now }: Editing, { kind, columns }: Saving): Promise<void> {
  const { companyId } = admin;
  const place = {
    kind: 'company' as const,
    companyId,
    alsoOf: PLATFORM,
    recordId: companyId,
    read: () => readOwnSettings(database, admin),
    revisionOf: ({ revision }: OwnSettings) => revision,
  };
  return unlessMoved(database, place, () =>
    inTransaction(database, async (transaction) => {
      const saved = await saveRecord(transaction, companies, { key: { id: companyId }, seen, columns, now });
      if (!saved.isChanged) return;
      const [before, { revision, name: recordName, ...after }] = [companyOf(saved.before), companyOf(saved.after)];
      const values = changedValues({ ...before }, { ...after }, ['promise_days']);
      const changed = { kind, companyId, recordId: companyId, recordName, revision, values };
      await noteChange(transaction, admin, changed, now);
    }),
  );
}
