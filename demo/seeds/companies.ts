import type { Currency } from '#contract/money/money.rules.ts';
import { companies } from '#server/companies/companies.table.ts';
import type { Transaction } from '#server/database/database.ts';
import { exchangeRates } from '#server/money/money.table.ts';
import type { CompanyCode } from '../composer/benefit-content.ts';

interface CompanyContent {
  name: string;
  country: string;
  currency: Currency;
  cardColor: string;
}

export const DEMO_COMPANIES: Record<CompanyCode, CompanyContent> = {
  'IZBOR-RS': { name: 'Morava Tehnologije d.o.o.', country: 'RS', currency: 'RSD', cardColor: 'evergreen' },
  'IZBOR-ME': { name: 'Gorica Studio d.o.o.', country: 'ME', currency: 'EUR', cardColor: 'teal' },
  'IZBOR-BA': { name: 'Una Softver d.o.o.', country: 'BA', currency: 'KM', cardColor: 'plum' },
};

/** product.md 1: EUR 1 = RSD 117.20 = BAM 1.95583, in millionths. */
const RATES: Record<Currency, number> = { RSD: 117_200_000, EUR: 1_000_000, KM: 1_955_830 };

/** Inserts the demo companies and the exchange rates; returns the companies' ids by their codes. */
export async function seedCompanies(transaction: Transaction, now: Date): Promise<Map<CompanyCode, number>> {
  await transaction
    .insert(exchangeRates)
    .values(
      (Object.keys(RATES) as Currency[]).map((currency) => ({ currency, perEuro: RATES[currency], changedAt: now })),
    )
    .onConflictDoNothing();
  const codes = Object.keys(DEMO_COMPANIES) as CompanyCode[];
  const rows = await transaction
    .insert(companies)
    .values(codes.map((code) => ({ code, ...DEMO_COMPANIES[code], createdAt: now })))
    .returning({ id: companies.id });
  return new Map(codes.map((code, place) => [code, rows[place]?.id ?? 0]));
}
