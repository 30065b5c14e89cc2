import { useQuery } from '@tanstack/react-query';
import type { BenefitState } from '#contract/admin-benefits/benefit.rules.ts';
import type { BulkPreview } from '#contract/admin-benefits/benefit-bulk.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { getProvider } from '#contract/providers/admin-providers.contract.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { percent } from '#locales/percent.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { nameIn } from '../admin/parts/name-in.ts';
import { query } from '../api/query.ts';
import { Money } from '../money/money.tsx';
import { categoriesQuery, companiesQuery } from './benefit-choices.ts';
import type { Companies } from './company-choice.tsx';

interface BenefitBulkChangeProps {
  row: BulkPreview['sample'][number];
  side: 'before' | 'after';
}

/** The changed field of a benefit, before or after the change. */
export function BenefitBulkChange({ row, side }: BenefitBulkChangeProps) {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const { price, discount, state, category_id, provider_id, companies } = row[side] as Change;
  if (price !== undefined) return <Money amount={toMinor(price)} currency={row.currency} size={14} inColumn />;
  if (discount !== undefined) return percent(language, discount);
  if (category_id !== undefined) return <CategoryName id={category_id} />;
  if (provider_id !== undefined) return <ProviderName id={provider_id} />;
  if (companies !== undefined) return <CompanyNames ids={companies} />;
  return state && t(`bulk.state.${state}`);
}

interface Change {
  price?: number;
  discount?: number;
  state?: BenefitState;
  category_id?: number;
  provider_id?: number;
  companies?: Companies;
}

/** Shown for a name that is still being read. */
const UNREAD = '…';

function CategoryName({ id }: { id: number }) {
  const language = useLanguage();
  const { data } = useQuery(categoriesQuery);
  const all = (data?.results ?? []).flatMap((root) => [root, ...root.children]);
  const found = all.find((one) => one.id === id);
  return found ? nameIn(language, found) : UNREAD;
}

function ProviderName({ id }: { id: number }) {
  const { data } = useQuery(query(getProvider, { params: { id } }));
  return data?.name ?? UNREAD;
}

/** How many companies are named; with more than these only their number is shown. */
const NAMED = 2;

function CompanyNames({ ids }: { ids: Companies }) {
  const t = useTexts(adminBenefitsTexts);
  const { data } = useQuery(companiesQuery);
  if (ids === null) return t('benefit.companies.all');
  if (ids.length === 0) return t('bulk.companies.none');
  if (ids.length > NAMED) return t('benefit.companies.count', { count: ids.length });
  const names = ids.map((id) => data?.results.find((one) => one.id === id)?.name ?? UNREAD);
  return names.join(', ');
}
