import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { listCategories } from '#contract/categories/categories.contract.ts';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListFilter } from '../admin/list-filter.ts';
import { useAmountsFilter } from '../admin/use-amounts-filter.ts';
import { useDaysFilter } from '../admin/use-days-filter.ts';
import { useOptionsReading } from '../admin/use-options-reading.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';

interface Spending {
  person: { id: number; name: string };
}

/** By what orders and requests are found alike: category, person, day and sum. The people are those of the rows that are shown. */
export function useSpendingFilters(rows: readonly Spending[], dayOf: string): readonly ListFilter[] {
  const t = useTexts(adminCorporateTexts);
  const language = useLanguage();
  const categories = useRead(query(listCategories));
  const people = new Map(rows.map(({ person }) => [String(person.id), person.name]));
  return [
    {
      name: 'category',
      label: t('category'),
      many: true,
      options: (categories.data ?? []).map(({ id, name }) => ({
        value: String(id),
        label: categoryName(name, language),
      })),
      reading: useOptionsReading(categories),
    },
    {
      name: 'person',
      label: t('person'),
      many: true,
      options: [...people].map(([value, label]) => ({ value, label })),
    },
    useDaysFilter({ name: 'date', label: dayOf }),
    useAmountsFilter({ name: 'sum', label: t('sum'), currency: useMe().company.currency }),
  ];
}
