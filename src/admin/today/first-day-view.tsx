import { CircleCheck, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { FirstStep } from '#contract/today/today.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { useTexts } from '#locales/texts.tsx';
import { todayTexts } from '#locales/today/today.texts.ts';

/** A step of the first day, and the address of the page for it; null if there is no such page yet. */
export type FirstStepLink = FirstStep & { to: string | null };

/** What a new shop or company needs before anybody can buy: each step links to its page and says when it is done. */
export function FirstDayView({ steps }: { steps: readonly FirstStepLink[] }) {
  const t = useTexts(todayTexts);
  const id = useId();
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  return (
    <section aria-labelledby={id} className="mb-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h2 id={id} className="display text-18">
          {t('first.title')}
        </h2>
        <p className="text-14 text-ink-muted tabular-nums">{t('first.done', { done, all: steps.length })}</p>
      </div>
      <ol className="divide-y divide-line border-line border-y">
        {steps.map((step) => (
          <Row key={step.step} step={step} isNext={step === next} />
        ))}
      </ol>
    </section>
  );
}

function Row({ step: { step, done, to }, isNext }: { step: FirstStepLink; isNext: boolean }) {
  const t = useTexts(todayTexts);
  return (
    <li className={cn('flex items-center gap-x-3.5', done ? 'min-h-11 py-1.5' : 'min-h-15 py-2.5')}>
      {done ? (
        <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-brand" />
      ) : (
        <CircleDashed aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-line-strong" />
      )}
      <div className="mr-auto min-w-0">
        <h3 className={done ? 'font-500 font-text text-14 text-ink-muted' : 'font-560 font-text text-16'}>
          {t(`first.${step}`)}
          {done && <span className="sr-only">, {t('first.isDone')}</span>}
        </h3>
        {!done && <p className="text-14 text-ink-muted">{t(`first.${step}.text`)}</p>}
      </div>
      {!done && to !== null && (
        <ToolButton asChild tone={isNext ? 'primary' : 'secondary'}>
          <Link to={to}>{t(`first.${step}.do`)}</Link>
        </ToolButton>
      )}
    </li>
  );
}
