import { useId } from 'react';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { textIn } from '#contract/language/language.rules.ts';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { useLanguage } from '#locales/texts.tsx';
import { useImportTexts } from './import-site.ts';

type Budget = NonNullable<Import['budget']>;

/** Amounts that a file gives and takes back in each budget; before it is committed, also whether a second person has to approve. */
export function BudgetSums({ budget, written = false }: { budget: Budget; written?: boolean }) {
  const t = useImportTexts();
  const language = useLanguage();
  const id = useId();
  const { currency, sums, moved, above } = budget;
  const nameOf = ({ name_sr: sr, name_en: en, year }: Budget['sums'][number]) =>
    year === null
      ? t('sums.flexible')
      : t('sums.named', { name: textIn(language, { en: en ?? '', sr: sr ?? '' }), year: String(year) });
  const shown = (amount: number) => formatMoney(toMinor(amount), currency, language);
  return (
    <section aria-labelledby={id} className="grid gap-2 text-14">
      <h3 id={id} className="font-600">
        {t('sums.title')}
      </h3>
      <ul className="grid gap-2">
        {sums.map((each) => (
          <li
            key={each.category}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b pb-2"
          >
            <span className="min-w-0">
              <span className="font-560">{nameOf(each)}</span>{' '}
              <span className="text-ink-muted">{t('sums.people', { count: each.people })}</span>
            </span>
            <span className="tabular-nums">
              {[
                each.gives > 0 && `${t('sums.gives')} ${shown(each.gives)}`,
                each.takes > 0 && `${t('sums.takes')} ${shown(each.takes)}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-ink-muted">{t('sums.moved')}</span>
        <b className="font-600 tabular-nums">{shown(moved)}</b>
      </p>
      {above && !written && (
        <p className="rounded-12 bg-accent-soft px-4 py-3">
          {t('sums.above', { limit: shown(above.limit) })} {t('sums.others', { names: above.others.join(', ') })}
        </p>
      )}
    </section>
  );
}
