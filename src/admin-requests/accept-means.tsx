import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { type Currency, toMinor } from '#contract/money/money.rules.ts';
import type { RequestsPreview } from '#contract/requests/request-bulk.contract.ts';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { Amount } from '../admin/parts/amount.tsx';

/** The effects of accepting many requests: the sums by budget, and that it cannot be taken back. */
export function AcceptMeans({ effects: { people, pots } }: { effects: RequestsPreview['effects'] }) {
  const t = useTexts(adminRequestsTexts);
  const language = useLanguage();
  return (
    <>
      <ul className="grid gap-1">
        {pots.map(({ category_id, category, currency, sum }) => (
          <li key={`${category_id}-${currency}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="wrap-anywhere">
              {category === null ? t('flexible') : categoryName(category, language)}
            </span>
            <Amount amount={toMinor(sum)} currency={currency as Currency} />
          </li>
        ))}
      </ul>
      <p>{t('many.people', { count: people })}</p>
      <p className="font-560">{t('many.final')}</p>
    </>
  );
}
