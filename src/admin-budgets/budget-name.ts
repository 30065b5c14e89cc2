import { FLEXIBLE, hasEnded } from '#contract/budgets/budgets.rules.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { nameIn } from '../admin/parts/name-in.ts';
import { serverNow } from '../api/server-time.ts';

/** The budget of a gift, as the calls name it. */
export interface NamedBudget {
  category: number | null;
  category_name_sr: string | null;
  category_name_en: string | null;
  year: number | null;
}

/** Names a budget: flexible, or its category in the reader's language, with the year. */
export function useBudgetName(): (budget: NamedBudget) => string {
  const t = useTexts(adminBudgetsTexts);
  const inOwn = useNameIn();
  return ({ category, category_name_sr, category_name_en, year }) =>
    category === null
      ? t('flexible')
      : t('ofYear', {
          name: inOwn({ name_sr: category_name_sr ?? '', name_en: category_name_en ?? '' }),
          year: year ?? '',
        });
}

/** The year whose category budgets pay today (product.md 1). */
export const yearNow = (): number => Number(businessDay(serverNow()).slice(0, 4));

/** Whether the year of a budget is over, and its unspent money ended with it. */
export const isPastYear = ({ category, year }: Pick<NamedBudget, 'category' | 'year'>): boolean =>
  hasEnded({ categoryId: category ?? FLEXIBLE.categoryId, year: year ?? FLEXIBLE.year }, yearNow());

/** A name in the reader's language, else in the other. */
export function useNameIn(): (names: { name_sr: string; name_en: string }) => string {
  const language = useLanguage();
  return (names) => nameIn(language, names);
}
