import type { PlatformSettings } from '#contract/admin-approvals/admin-approvals.contract.ts';
import { PLATFORM } from '#contract/changes/change-kinds.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import { limitWaits, nobodyApproves } from '../approvals/approvals.errors.ts';
import type { Acting, Caller } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { fullName } from '../people/full-name.ts';
import { othersOnPlatform } from '../people/others-on-platform.ts';
import type { PersonKey } from '../people/person-key.ts';
import { endProposalsOver } from './end-proposals.job.ts';
import { decidedBySecond, noteProposed } from './note-proposal.ts';
import { NOTHING_BESIDE, type PlatformKindOf } from './platform-kind.ts';
import { proposeToPlatform, waitingProposal } from './propose-to-platform.ts';
import { tellAsked } from './tell-platform.ts';

const OWNERS = 'platform.settings';

/** Reads the settings of the platform. */
export async function readSettings(
  database: Database | Transaction,
  reader: PersonKey,
  now: Date,
): Promise<PlatformSettings> {
  const [found] = await ask<Omit<PlatformSettings, 'refund_limit'> & { limit: Minor }>(
    database,
    sql`
    select refund_limit as "limit", ${waitingProposal(sql`a.kind = 'limit'`, now)} as waiting, (
      select coalesce(jsonb_agg(${fullName('u')} order by u.sort_key collate "C", u.id), '[]')
      from ${othersOnPlatform('platform.orders', reader)}) as others
    from platform_settings`,
  );
  if (!found) throw new Error('no settings');
  const { limit, others, waiting } = found;
  return { refund_limit: toMajor(limit), others, waiting };
}

/**
 * Reads and locks the limit above which a refund needs a second person, in minor units of dinars, until the end of the
 * transaction.
 */
export function holdRefundLimit(transaction: Transaction): Promise<Minor> {
  return lockLimit(transaction, sql`for share`);
}

/** Lowers the limit of refunds, or proposes to raise it. Throws nobodyApproves or limitWaits. */
export function setRefundLimit(database: Database, caller: Caller, limit: Minor, now: Date): Promise<PlatformSettings> {
  return inTransaction(database, async (transaction) => {
    const limitWas = await lockLimit(transaction, sql`for update`);
    if (limit < limitWas) await write(transaction, caller, { before: limitWas, limit, now });
    if (limit > limitWas) await proposeLimit(transaction, caller, { limit, limitWas, now });
    return readSettings(transaction, caller, now);
  });
}

async function lockLimit(transaction: Transaction, lock: ReturnType<typeof sql>): Promise<Minor> {
  const [row] = await ask<{ limit: Minor }>(
    transaction,
    sql`select refund_limit as "limit" from platform_settings ${lock}`,
  );
  if (!row) throw new Error('no settings');
  return row.limit;
}

async function proposeLimit(
  transaction: Transaction,
  caller: Caller,
  { limit: sum, limitWas, now }: { limit: Minor; limitWas: Minor; now: Date },
): Promise<void> {
  if ((await readSettings(transaction, caller, now)).waiting !== null) throw limitWaits();
  const owners = await ask(transaction, sql`select from ${othersOnPlatform(OWNERS, caller)} limit 1`);
  if (owners.length === 0) throw nobodyApproves();
  const proposed = { kind: 'limit', sum, limitWas, currency: 'RSD' } as const;
  await endProposalsOver(transaction, 'limit', now);
  const id = await proposeToPlatform(transaction, caller, proposed, now);
  await noteProposed(transaction, caller, { id, what: 'refund_limit', sum }, now);
  await tellAsked(transaction, caller, { told: 'limit', permission: OWNERS, sum, currency: 'RSD', now });
}

interface Writing {
  before: Minor;
  limit: Minor;
  now: Date;
}

async function write(transaction: Transaction, by: Acting, { before, limit, now }: Writing): Promise<void> {
  await ask(transaction, sql`update platform_settings set refund_limit = ${limit}::bigint`);
  const values = [{ field: 'refund_limit', before: toMajor(before), after: toMajor(limit) }];
  const changed = { kind: 'settings.changed', companyId: PLATFORM, recordId: 1, values } as const;
  await noteChange(transaction, by, changed, now);
}

/** Raising the limit of refunds, which another owner approves. */
export const limitProposal: PlatformKindOf = {
  ...decidedBySecond({
    lock: (transaction) => lockLimit(transaction, sql`for update`),
    approve: (transaction, { limitWas, sum }, by, now) =>
      write(transaction, by, { before: limitWas ?? 0, limit: sum ?? 0, now }),
  }),
  world: async (database, { limitWas, sum }) => {
    const [row] = await ask<{ limit: Minor }>(database, sql`select refund_limit as "limit" from platform_settings`);
    const limit = row?.limit ?? 0;
    const stale = limit === limitWas ? null : ('limit' as const);
    const beside = { limit: toMajor(limit), sum: sum === null ? null : toMajor(sum), stale, stands: '' };
    return Object.assign({}, NOTHING_BESIDE, beside);
  },
};
