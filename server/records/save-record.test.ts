import { and, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { benefits } from '../benefits/benefits.table.ts';
import { inTransaction } from '../database/transaction.ts';
import { exchangeRates } from '../money/money.table.ts';
import { users } from '../people/people.table.ts';
import { makeBenefit, makeRates } from '../testing/benefits.ts';
import { makeDatabase } from '../testing/databases.ts';
import { makePerson } from '../testing/people.ts';
import { RecordMoved } from './record-moved.ts';
import { saveRecord } from './save-record.ts';

const { database, close } = await makeDatabase({ on: 'postgres' });
afterAll(close);
const now = new Date('2026-11-20T10:00:00Z');
const [ana, colleague] = [await makePerson(database, now), await makePerson(database, now)];
const ofAna = { companyId: ana.companyId, id: ana.userId };

const saveAna = (columns: Partial<typeof users.$inferInsert>, seen: number | null) =>
  inTransaction(database, (transaction) => saveRecord(transaction, users, { key: ofAna, seen, columns, now }));

it('saves what is sent of one row, by its whole key, and raises its revision', async () => {
  const saved = await saveAna({ firstName: 'Anka', position: undefined }, 1);

  expect(saved).toMatchObject({
    isChanged: true,
    before: { revision: 1, first_name: expect.any(String) },
    after: { revision: 2, first_name: 'Anka', edit_revision: 2 },
  });
  const rows = await database.select().from(users).where(eq(users.firstName, 'Anka'));
  expect(rows).toMatchObject([{ id: ana.userId, revision: 2, changedAt: now }]);
  const [other] = await database
    .select({ revision: users.revision })
    .from(users)
    .where(and(eq(users.companyId, colleague.companyId), eq(users.id, colleague.userId)));
  expect(other).toEqual({ revision: 1 });
});

it('leaves a record as it is when nothing of it changes, whoever saw what', async () => {
  await expect(saveAna({ firstName: 'Anka' }, null)).resolves.toMatchObject({
    isChanged: false,
    after: { revision: 2 },
  });
  await expect(saveAna({}, 2)).resolves.toMatchObject({ isChanged: false });
  await expect(saveAna({ firstName: 'Anka' }, 1)).rejects.toThrow(RecordMoved);
});

it('refuses another revision, and a record that is not there', async () => {
  await expect(saveAna({ firstName: 'Anja' }, 1)).rejects.toThrow(RecordMoved);
  await expect(saveAna({ firstName: 'Anja' }, 3)).rejects.toThrow(RecordMoved);
  const missing = {
    key: { companyId: colleague.companyId, id: ana.userId },
    seen: null,
    columns: { firstName: 'x' },
    now,
  };
  await expect(inTransaction(database, (on) => saveRecord(on, users, missing))).rejects.toMatchObject({ status: 404 });
  await expect(saveAna({ firstName: 'Anja' }, 2)).resolves.toMatchObject({
    after: { first_name: 'Anja', revision: 3 },
  });
});

it('knows lists, nothing, and choices by what they hold', async () => {
  const id = await makeBenefit(database, now, { pictures: [{ position: 1, image: '/a.jpg' }], locations: ['Niš'] });
  const save = (columns: Partial<typeof benefits.$inferInsert>) =>
    inTransaction(database, (on) => saveRecord(on, benefits, { key: { id }, seen: null, columns, now }));
  const same = { pictures: [{ image: '/a.jpg', position: 1 }], locations: ['Niš'], website: null };

  expect((await save(same)).isChanged).toBe(false);
  const { after } = await save({ pictures: [], locations: ['Niš', 'Bor'], wayToBuy: 'web', price: null });
  expect(after).toMatchObject({ pictures: [], locations: ['Niš', 'Bor'], way_to_buy: 'web', price: null, revision: 2 });
});

it('takes a key that is no number', async () => {
  await makeRates(database, now);
  const saving = { key: { currency: 'RSD' as const }, seen: 1, columns: { perEuro: 117_300_000 }, now };
  const { after } = await inTransaction(database, (on) => saveRecord(on, exchangeRates, saving));
  expect(after).toMatchObject({ currency: 'RSD', per_euro: 117_300_000, revision: 2 });
});
