import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import type { BudgetReport } from '#contract/reports/reports.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import { Meter } from '#design-system/meter/meter.tsx';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { Money } from '../money/money.tsx';

interface StandingProps {
  standing: NonNullable<BudgetReport['standing']>;
  currency: Currency;
}

const PARTS = ['spent', 'held', 'unspent'] as const;
const MARKS = { spent: 'drawn bg-brand', held: 'chosen bg-accent', unspent: 'edge bg-line' } as const;

/** The current state of the budgets: three figures and their meter. */
export function ReportStanding({ standing, currency }: StandingProps) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const given = formatMoney(toMinor(standing.given), currency, language);
  const words = t('ofGiven', { given, people: t('people', { count: standing.people }) });
  const spoken = PARTS.map((part) => `${t(part)} ${formatMoney(toMinor(standing[part]), currency, language)}`);
  return (
    <section aria-label={t('now')} className="grid gap-3">
      <dl className="flex flex-wrap gap-x-6 gap-y-4 desk:gap-x-12">
        {PARTS.map((part) => (
          <div key={part} className={cn('min-w-0', part === 'spent' && 'w-full desk:w-auto')}>
            <dt className="flex items-center gap-2 text-14 text-ink-muted">
              <span aria-hidden className={`size-3 rounded-[3px] ${MARKS[part]}`} />
              {t(part)}
            </dt>
            <dd>
              {part === 'spent' ? (
                <Money amount={toMinor(standing[part])} currency={currency} size={36} />
              ) : (
                <Money amount={toMinor(standing[part])} currency={currency} size={18} className="desk:text-22" />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Meter
        label={t('now')}
        max={standing.given}
        segments={[
          { value: standing.spent, tone: 'brand' },
          { value: standing.held, tone: 'accent' },
        ]}
        valueText={spoken.join(', ')}
      />
      <p className="text-14 text-ink-muted">{words}</p>
    </section>
  );
}
