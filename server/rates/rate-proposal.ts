import { eq } from 'drizzle-orm';
import { perEuroOf } from '#contract/rates/rates.rules.ts';
import type { PlatformKindOf, PlatformProposal } from '../admin-approvals/platform-kind.ts';
import { NOTHING_BESIDE } from '../admin-approvals/platform-kind.ts';
import type { Database, Transaction } from '../database/database.ts';
import { notFound } from '../errors/request.errors.ts';
import { approveRate, refuseRate, withdrawRate } from './decide-rate.ts';
import { readEffect } from './rate-effect.ts';
import { rateChanges } from './rates.table.ts';

const idOf = ({ rateChangeId }: PlatformProposal): number => rateChangeId ?? 0;

/** A rate that moves by much, among all that waits for a second person of the platform. */
export const rateProposal: PlatformKindOf = {
  world: async (database, proposal) => {
    const { currency, perEuro, perEuroWas, createdAt } = await changeOf(database, idOf(proposal));
    const rate = await readEffect(database, { currency, typed: String(perEuroOf(perEuro)), at: createdAt });
    const stale = rate.per_euro_was === perEuroOf(perEuroWas) ? null : ('rate' as const);
    return Object.assign({}, NOTHING_BESIDE, { rate, stale, stands: [currency, perEuroWas, perEuro] });
  },
  approve: async (database, proposal, { by, now, check }) => {
    await check(database);
    await approveRate(database, by, { id: idOf(proposal), now });
  },
  refuse: (database, proposal, { by, reason, now }) => refuseRate(database, by, { id: idOf(proposal), reason, now }),
  withdraw: (database, proposal, { by, now }) => withdrawRate(database, by, { id: idOf(proposal), now }),
};

async function changeOf(database: Database | Transaction, id: number) {
  const [change] = await database.select().from(rateChanges).where(eq(rateChanges.id, id));
  if (!change) throw notFound();
  return change;
}
