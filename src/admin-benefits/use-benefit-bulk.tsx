import type { ComponentType } from 'react';
import { type BulkPreview, benefitBulk } from '#contract/admin-benefits/benefit-bulk.contract.ts';
import type { BulkAction, BulkRefusal } from '#contract/admin-benefits/benefit-bulk.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { BulkTry } from '#machines/records/bulk.machine.ts';
import { bulkCallsOf } from '../admin/bulk/bulk-calls.ts';
import type { BulkFieldsProps, BulkKind, BulkAction as KindAction } from '../admin/bulk/bulk-kind.ts';
import { nameIn } from '../admin/parts/name-in.ts';
import { BenefitBulkChange } from './benefit-bulk-change.tsx';
import { BenefitBulkEffects } from './benefit-bulk-effects.tsx';
import { DiscountFields, PriceFields } from './benefit-bulk-fields.tsx';
import { CategoryFields, CompaniesFields, ProviderFields } from './benefit-bulk-filing.tsx';
import { EMPTY, mostPercent, sentOf, wrongOf } from './benefit-bulk-values.ts';
import { SHOWING_BENEFITS } from './use-benefit-ending.tsx';

type Effects = BulkPreview['effects'];
type Query = NonNullable<BodyOf<typeof benefitBulk.preview>['query']>;

/** In the order of the shelf of selected rows. */
const ACTIONS = [
  'price',
  'discount',
  'withdraw',
  'offer',
  'category',
  'provider',
  'companies',
  'copy',
] as const satisfies readonly BulkAction[];

const FIELDS: Partial<Record<BulkAction, ComponentType<BulkFieldsProps>>> = {
  price: PriceFields,
  discount: DiscountFields,
  category: CategoryFields,
  provider: ProviderFields,
  companies: CompaniesFields,
};

/** Bulk actions on benefits. `queryOf` makes the filters of their call from the address of the list. */
export function useBenefitBulk(queryOf: (place: unknown) => Query): BulkKind<Effects> {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const actions = useActions();
  return {
    ...bulkCallsOf(benefitBulk, queryOf, ({ action, values }) => sentOf(action, values)),
    actions,
    counted: (count) => t('bulk.counted', { count }),
    nameOf: (row) => nameIn(language, row as BulkPreview['sample'][number]),
    refusedFor: (code) => t(`bulk.refused.${code as BulkRefusal}`),
    shown: (action, row, side) =>
      action === 'copy' ? (
        side === 'after' && t('bulk.copy.draft')
      ) : (
        <BenefitBulkChange row={row as BulkPreview['sample'][number]} side={side} />
      ),
    effects: (effects, action) =>
      action === 'copy' ? (
        <p>{t('bulk.copies')}</p>
      ) : (
        effects.carts + effects.subscriptions > 0 && <BenefitBulkEffects action={action} effects={effects} />
      ),
    changes: SHOWING_BENEFITS,
  };
}

function useActions(): readonly KindAction[] {
  const t = useTexts(adminBenefitsTexts);
  return ACTIONS.map((key) => {
    const [initial, fields] = [EMPTY[key], FIELDS[key]];
    const action = {
      key,
      label: t(`bulk.${key}`),
      title: t(`bulk.${key}.title`),
      confirm: (count: number) => t(`bulk.${key}.confirm`, { count }),
    };
    if (key === 'copy') {
      const words = (count: number) => t('bulk.copied', { count });
      return Object.assign(action, { done: { title: t('bulk.copied.title'), words } });
    }
    if (!initial || !fields) return action;
    const problemsOf = (values: BulkTry['values']) =>
      Object.fromEntries(
        Object.entries(wrongOf(key, values)).flatMap(([name, wrong]) =>
          wrong ? [[name, t(`bulk.wrong.${wrong}`, { most: mostPercent(values) })]] : [],
        ),
      );
    return Object.assign(action, { asks: { initial, problemsOf, fields } });
  });
}
