import type { Currency } from '#contract/money/money.rules.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { toldValues } from '../notifications/insert-notifications.ts';
import type { TaskKind } from '../tasks/task-kind.ts';
import { takeBackEndWords } from './gift-telling.ts';
import { takePassingBy } from './take-next.ts';

/** Payload of the task: the take-back, and the notification for each person. */
interface Payload {
  giftId: number;
  takeBackId: number;
  values: ReturnType<typeof toldValues>;
}

/** The task that takes the unspent part of a gift back from many, in batches; its people are fixed. */
export const takeBackTask: TaskKind = {
  permission: 'company.budgets',
  most: 500,
  batch: async (transaction, { companyId, payload }, { size, now }) => {
    const next = payload as unknown as Payload;
    const { taken, nothing } = await takePassingBy(transaction, { ...next, companyId, size, now });
    return { done: taken, failed: nothing };
  },
  end: async (transaction, { companyId, payload, total }, outcome) => {
    const { giftId, takeBackId } = payload as unknown as Payload;
    // People who were not processed keep it.
    const [row] = await ask<{ people: number; amount: number; currency: Currency }>(
      transaction,
      sql`
      with kept as (
        update gift_people set take_back_id = null, take_back_most = null
        where company_id = ${companyId} and gift_id = ${giftId} and take_back_id = ${takeBackId})
      select b.people, b.amount, g.currency from gift_take_backs b
      join gifts g on g.company_id = b.company_id and g.id = b.gift_id
      where b.company_id = ${companyId} and b.id = ${takeBackId}`,
    );
    if (!row) throw new Error(`no take back ${takeBackId}`);
    return {
      result: { gift: giftId, taken: row.people, of: total },
      words: takeBackEndWords(outcome, { ...row, total }),
    };
  },
};
