import { Suspense, useEffect } from 'react';
import { formatMoney, moneyParts } from '#contract/money/money.rules.ts';
import { Meter } from '#design-system/meter/meter.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { budgetsTexts } from '#locales/budgets/budgets.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { lazyView } from '../ground/lazy-view.tsx';
import { logError } from '../ground/log.ts';
import { useMe } from '../session/session.queries.ts';
import { type BudgetFigures, budgetFigures } from './budget-figures.ts';
import { HoverPopover } from './hover-popover.tsx';

const BudgetDetails = lazyView(async () => (await import('./budget-details.tsx')).BudgetDetails);

/** The available budget in the header, with its details in a popover. */
export function BudgetBar() {
  const figures = budgetFigures(useMe(), useLanguage());
  const without = figures.base <= 0;
  useEffect(() => {
    // specification.md 5: a base balance of 0 or less shows 0, and an error is logged.
    if (without) logError('The base balance is not above 0');
  }, [without]);
  return <BudgetBarView figures={figures} />;
}

export function BudgetBarView({ figures }: { figures: BudgetFigures }) {
  const t = useTexts(budgetsTexts);
  const language = useLanguage();
  const available = formatMoney(figures.available, figures.currency, language);
  const percent = figures.percentLeft;
  return (
    <HoverPopover
      label={t('title')}
      prefetch={BudgetDetails.prefetch}
      trigger={(props) => (
        <button type="button" {...props} className="rounded-8 py-2 text-left">
          <span className="sr-only">{t('barLabel', { amount: available, percent })}</span>
          <span aria-hidden className="grid w-36 gap-1.5 wide:w-53">
            <span className="flex items-baseline justify-between gap-2">
              <WholeAmount figures={figures} />
              <span className="text-12 text-ink-muted">{t('left', { percent })}</span>
            </span>
            <Meter
              label={t('title')}
              max={100}
              segments={[{ value: percent, tone: 'brand' }]}
              valueText={t('left', { percent })}
            />
          </span>
        </button>
      )}
    >
      <Suspense fallback={<Skeleton shape="block" className="h-60" />}>
        <BudgetDetails figures={figures} />
      </Suspense>
    </HoverPopover>
  );
}

// Decimals are left out here; the details show them.
function WholeAmount({ figures }: { figures: BudgetFigures }) {
  const { sign, whole, currency, currencyFirst } = moneyParts(figures.available, figures.currency, useLanguage());
  const name = <small className="font-500 font-text text-12 text-ink-muted">{currency}</small>;
  return (
    <span className="display whitespace-nowrap text-18">
      {currencyFirst && <>{name} </>}
      {sign}
      {whole}
      {!currencyFirst && <> {name}</>}
    </span>
  );
}
