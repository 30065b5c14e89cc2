import { afterAll, describe, expect, it } from 'vitest';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { reconcile } from '../database/reconcile.ts';
import { sqlState } from '../database/sql-state.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { makeDatabase } from '../testing/databases.ts';
import { makePerson, type Person } from '../testing/people.ts';
import { STORM, storm } from '../testing/storm.ts';
import { budgetYear, lastDayOf } from './budget-year.ts';
import { allocate, allocations, changeAccounts, lockAccounts } from './budgets.service.ts';
import { accounts, ledgerEntries } from './budgets.table.ts';

const opened = await makeDatabase({ on: 'postgres' });
const { database } = opened;
afterAll(() => opened.close());

const now = new Date('2026-11-20T10:00:00Z');
const SPORT = { categoryId: 3, year: 2026 };
const person = (flexible = 0) => makePerson(database, now, { flexible });
const accountsOf = ({ companyId }: Person) =>
  database.select().from(accounts).where(sql`company_id = ${companyId}`).orderBy(accounts.categoryId);
const entriesOf = ({ companyId }: Person) =>
  database.select().from(ledgerEntries).where(sql`company_id = ${companyId}`).orderBy(ledgerEntries.id);

describe('the year of a category budget', () => {
  it.each([
    ['2026-12-31T22:59:59Z', 2026],
    ['2026-12-31T23:00:00Z', 2027],
    ['2027-01-01T00:00:00Z', 2027],
    ['2026-06-30T23:30:00Z', 2026],
  ])('at %s is %i: the day is that of Belgrade', (at, year) => {
    expect(budgetYear(new Date(at))).toBe(year);
  });

  it('ends with the calendar year', () => {
    expect(lastDayOf(2026)).toBe('2026-12-31');
  });
});

describe('giving money', () => {
  it('opens the account, adds to it, and writes each gift in the ledger with who gave it and why', async () => {
    const ana = await person();
    await database.transaction(async (transaction) => {
      await allocate(transaction, ana, { ...SPORT, amount: 500 }, { note: 'March', actorId: 7, now });
      await allocate(transaction, ana, { ...SPORT, amount: 250 }, { now });
    });
    expect(await accountsOf(ana)).toMatchObject([{ categoryId: 0 }, { ...SPORT, allocated: 750, spent: 0, held: 0 }]);
    expect(await entriesOf(ana)).toMatchObject([
      { kind: 'allocation', allocated: 500, note: 'March', actorId: 7 },
      { kind: 'allocation', allocated: 250, note: '', actorId: null },
    ]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('is undone whole when the transaction is', async () => {
    const ana = await person();
    const work = database.transaction(async (transaction) => {
      await allocate(transaction, ana, { ...SPORT, amount: 500 }, { now });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await entriesOf(ana)).toEqual([]);
  });
});

describe('changing accounts', () => {
  const spend = (ana: Person, amount: number) =>
    inTransaction(database, async (transaction) => {
      const locked = await lockAccounts(transaction, ana, [SPORT, FLEXIBLE]);
      const reason = { kind: 'correction', now } as const;
      await changeAccounts(transaction, ana, [{ ...FLEXIBLE, spent: amount }], reason);
      return locked;
    });

  it('reads what is locked in the fixed order, and leaves out what is not there', async () => {
    const ana = await person(1_000);
    expect(await spend(ana, 400)).toEqual([{ ...FLEXIBLE, allocated: 1_000, spent: 0, held: 0 }]);
    expect(await accountsOf(ana)).toMatchObject([{ spent: 400 }]);
  });

  it.each([
    ['more than there is', 1_001],
    ['back more than was spent', -1],
  ])('never takes %s: the database says no', async (_title, amount) => {
    const ana = await person(1_000);
    const state = await spend(ana, amount).then(() => 'changed', sqlState);
    expect(state).toBe('23514');
    expect(await accountsOf(ana)).toMatchObject([{ spent: 0 }]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('refuses to change an account that is not there', async () => {
    const ana = await person(1_000);
    const reason = { kind: 'correction', now } as const;
    const work = database.transaction((transaction) =>
      changeAccounts(transaction, ana, [{ ...SPORT, spent: 1 }], reason),
    );
    await expect(work).rejects.toThrow();
  });
});

it.each(['update ledger_entries set spent = 0', 'delete from ledger_entries', 'truncate ledger_entries'])(
  'the ledger refuses: %s',
  async (change) => {
    await person(1_000);
    await expect(database.execute(sql.raw(change))).rejects.toMatchObject({ cause: { code: '42501' } });
  },
);

describe('people locked in opposite orders', () => {
  type Give = (database: Database, people: readonly Person[]) => Promise<void>;
  const gift = { ...SPORT, amount: 1 };
  const inOneOrder: Give = (database, people) =>
    inTransaction(database, async (transaction) => {
      const userIds = JSON.stringify(people.map(({ userId }) => userId));
      const { categoryId, year, amount } = gift;
      await ask(
        transaction,
        sql`
        with people as (
          select u.company_id, u.id as user_id from users u
          where u.company_id = ${people[0]?.companyId ?? 0}
            and u.id in (select id::bigint from jsonb_array_elements_text(${userIds}::jsonb) as ids (id))
          order by u.id for no key update of u),
        allocated as (
          select company_id, user_id, ${categoryId}::integer as category_id, ${year}::integer as year, ${amount}::bigint as amount,
            null::bigint as reference, '' as note, null::bigint as actor_id, ${now.toISOString()}::timestamptz as at from people),
        ${allocations(sql`allocated`)}
        select`,
      );
    });
  // The planted bug: people are locked in the order given, and deadlocks are not retried.
  const asNamed: Give = (database, people) =>
    database.transaction(async (transaction: Transaction) => {
      for (const each of people) await allocate(transaction, each, gift, { now });
    });

  async function giveOpposite(give: Give): Promise<void> {
    const ana = await person();
    const mara = await makePerson(database, now, { companyId: ana.companyId });
    const results = await storm(database, (index) =>
      give(database, index % 2 === 0 ? [ana, mara] : [mara, ana]).then(
        () => 'given',
        (error: unknown) => sqlState(error),
      ),
    );
    expect(new Set(results)).toEqual(new Set(['given']));
    for (const each of [ana, mara]) {
      const own = (await accountsOf(each)).filter(({ userId }) => userId === each.userId);
      expect(own.at(-1)).toMatchObject({ ...SPORT, allocated: STORM });
    }
  }

  it('never deadlock', async () => {
    await giveOpposite(inOneOrder);
    expect(await reconcile(database)).toEqual([]);
  });

  it('and the storm notices when they would', async () => {
    await expect(giveOpposite(asNamed)).rejects.toThrow();
  });

  it('and a deadlock that does come is tried again, so that nobody sees it', async () => {
    const [ana, mara] = [await person(), await person()];
    const started: (() => void)[] = [];
    const bothHoldOne = new Promise<void>((resolve) => {
      started.push(() => started.length === 3 && resolve());
    });
    const give = async (first: Person, second: Person) => {
      let tries = 0;
      await inTransaction(database, async (transaction) => {
        tries += 1;
        await allocate(transaction, first, gift, { now });
        if (tries === 1) {
          started.push(() => {});
          started[0]?.();
          await bothHoldOne;
        }
        await allocate(transaction, second, gift, { now });
      });
      return tries;
    };
    const tries = await Promise.all([give(ana, mara), give(mara, ana)]);
    expect(tries.reduce((sum, each) => sum + each, 0)).toBe(3);
    expect([...(await accountsOf(ana)), ...(await accountsOf(mara))].map(({ allocated }) => allocated)).toEqual([
      0, 2, 0, 2,
    ]);
  });
});
