import { getTableColumns } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { benefits } from '../benefits/benefits.table.ts';
import { emptyBenefit, writeBenefit } from './written-benefit.ts';

const now = new Date('2026-11-30T08:00:00Z');
const columns = Object.keys(getTableColumns(benefits));
// Numbered by the database, or given by the caller that inserts the benefit.
const NUMBERED = ['id', 'ownerCompanyId', 'listedRevision', 'touched', 'revision', 'changedAt'];

it('a benefit that nobody wrote anything into has all that its table has', () => {
  const { touched: _, ...empty } = emptyBenefit(now);
  expect([...Object.keys(empty), 'touched'].sort()).toEqual([...columns].sort());
});

it('a benefit keeps whatever nobody sends of it', () => {
  const row = Object.assign(emptyBenefit(now), { nameEn: 'Gym', nfc: true, locations: ['Niš'], bought: 3 });
  const shelf = { provider: 'Kalisport', rootCategoryId: 1, categoryNames: ['Sport'] };
  const toWrite = { row, companies: [], files: [], rates: { RSD: 1, EUR: 1, KM: 1 }, shelf };
  const written = writeBenefit(
    { name_en: 'Pool' },
    row,
    Object.assign(toWrite, { isProviderActive: true, isCategoryActive: true }),
  );
  expect(Object.keys(written.row).sort()).toEqual(columns.filter((name) => !NUMBERED.includes(name)).sort());
  expect(written.row).toMatchObject({ nameEn: 'Pool', nfc: true, locations: ['Niš'], bought: 3 });
});

it.each([1e308, -1e308, 1e15])('a price that nobody can reckon with is refused for its range: %s', (price) => {
  const row = emptyBenefit(now);
  const shelf = { provider: 'Kalisport', rootCategoryId: 1, categoryNames: ['Sport'] };
  const toWrite = { row, companies: [], files: [], rates: { RSD: 1, EUR: 1, KM: 1 }, shelf };
  const refused = () =>
    writeBenefit(
      { name_en: 'Pool', price, company_price: price },
      row,
      Object.assign(toWrite, { isProviderActive: true, isCategoryActive: true }),
    );
  expect(refused).toThrow(
    expect.objectContaining({
      status: 400,
      extra: {
        fields: {
          price: expect.objectContaining({ en: expect.stringMatching(/^From 0 to /) }),
          company_price: expect.objectContaining({ en: expect.stringMatching(/^From 0 to /) }),
        },
      },
    }),
  );
});
