import type { AttemptResult } from '#contract/attempts/attempts.contract.ts';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';

/** Score of an attempt: how many answers were right and how many are needed, never which. */
export function Score({ result }: { result: AttemptResult }) {
  const t = useTexts(attemptsTexts);
  const { score, right, questions, pass_mark, number, submitted_at, passed } = result;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <p className="display text-[min(4rem,30vw)] leading-[1.04] tracking-large">
        <span className="sr-only">{t('score.label')} </span>
        {t('score', { score })}
      </p>
      <div aria-hidden className="edge relative h-2 w-full max-w-prose rounded-full bg-line">
        <div
          style={{ width: `${score}%` }}
          className={`chosen h-full rounded-full ${passed ? 'bg-brand' : 'bg-accent'}`}
        />
        <div style={{ left: `${pass_mark}%` }} className="absolute -inset-y-1 w-0.5 drawn rounded-full bg-ink" />
      </div>
      <div className="grid gap-1 tabular-nums">
        <p className="font-560">{t('score.right', { right, questions })}</p>
        <p className="text-14 text-ink-muted">{t('score.passMark', { percent: pass_mark })}</p>
        <p className="text-14 text-ink-muted">{t('score.attempt', { number, day: formatDay(submitted_at) })}</p>
      </div>
    </div>
  );
}
