import { useId } from 'react';
import { Link } from 'react-router-dom';
import { MOST_WAITING } from '#contract/today/today.contract.ts';
import { useTexts } from '#locales/texts.tsx';
import { todayTexts } from '#locales/today/today.texts.ts';
import type { CatalogueGap } from '../site/waiting-work.ts';

/** Gaps of the catalogue in one line: nobody waits for them, so they have neither an age nor a button. */
export function CatalogueGapsView({ gaps }: { gaps: readonly CatalogueGap[] }) {
  const t = useTexts(todayTexts);
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-wrap items-baseline gap-x-7 gap-y-1 py-6">
      <h2 id={id} className="display text-18">
        {t('gaps')}
      </h2>
      <ul className="contents">
        {gaps.map(({ kind, count, to }) => (
          <li key={kind}>
            <Link
              to={to}
              className="target inline-flex min-h-11 items-center rounded-8 font-560 text-14 text-brand hover:underline hover:underline-offset-4 fine:min-h-7"
            >
              {t(`gap.${kind}`, { count, isMore: count >= MOST_WAITING })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
