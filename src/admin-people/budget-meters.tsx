import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import type { ListedColleague } from '#contract/staff/person.contract.ts';
import { Meter } from '#design-system/meter/meter.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { CategoryIcon } from '../browse/category-icon.tsx';
import { useMe } from '../session/session.queries.ts';

/** Number of meters that fit into a row. */
const MOST = 3;

/** What is left of a person's category budgets of this year: the largest ones, each as an icon with a short bar. */
export function BudgetMeters({ budgets }: Pick<ListedColleague, 'budgets'>) {
  const t = useTexts(adminPeopleTexts);
  const language = useLanguage();
  const { currency } = useMe().company;
  const money = (amount: number) => formatMoney(toMinor(amount), currency, language);
  const shown = budgets.slice(0, MOST);
  return (
    <span className="inline-flex items-center gap-3 align-middle">
      {shown.map(({ category, name_sr, name_en, icon, amount, left }) => (
        <span key={category} className="inline-flex items-center gap-1.25 text-ink-muted">
          <CategoryIcon name={icon} className="size-4 shrink-0" />
          <Meter
            size="small"
            className="w-9.5"
            label={language === 'SR' ? name_sr : name_en}
            max={toMinor(amount)}
            segments={[{ value: toMinor(left), tone: 'brand' }]}
            valueText={t('budgets.leftOf', { left: money(left), amount: money(amount) })}
          />
        </span>
      ))}
      {budgets.length > MOST && (
        <span className="text-12 text-ink-muted">
          <span aria-hidden>+{budgets.length - MOST}</span>
          <span className="sr-only">{t('budgets.more', { count: budgets.length - MOST })}</span>
        </span>
      )}
    </span>
  );
}
