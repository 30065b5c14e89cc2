import { ArrowRight, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import type { Nudge } from '#contract/nudges/nudges.contract.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { formatDay } from '#locales/dates.ts';
import { nudgesTexts } from '#locales/nudges/nudges.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { Money } from '../money/money.tsx';
import { NudgeBenefit } from './nudge-benefit.tsx';

export interface NudgeViewProps {
  /** The one with the most money left first; at least one. */
  nudges: readonly [Nudge, ...Nudge[]];
  onLater: () => void;
}

/** Reminder of a yearly budget that ends soon: what is left of it, and benefits that fit it (product.md 7.4). */
export function NudgeView({ nudges: [nudge, ...others], onLater }: NudgeViewProps) {
  const t = useTexts(nudgesTexts);
  const id = useId();
  const language = useLanguage();
  const { category, category_id, left, currency, until, days_left, benefits } = nudge;
  return (
    <section
      aria-labelledby={id}
      className="relative mt-12 grid grid-cols-[minmax(0,1fr)] gap-6 rounded-20 bg-surface-raised p-5 shadow-1 wide:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] wide:gap-14 desk:mt-18 desk:p-9"
    >
      <div className="grid content-start gap-2 pr-10 wide:pr-0">
        <h2 id={id} className="font-560 font-text text-16 tracking-normal">
          {t('title', { day: formatDay(until) })}
        </h2>
        <p>
          <Money amount={toMinor(left)} currency={currency} size={48} />
        </p>
        <p className="text-ink-muted">
          {t('left', { category: categoryName(category, language) })}, {t('days', { count: days_left })}
        </p>
        <Others nudges={others} />
      </div>
      <div className="grid min-w-0 content-start gap-3 wide:pr-12">
        {benefits.length > 0 ? (
          <>
            <h3 className="font-text text-14 text-ink-muted tracking-normal">{t('fits')}</h3>
            <ul className="grid gap-x-6 gap-y-4 wide:grid-cols-3">
              {benefits.map((benefit) => (
                <NudgeBenefit key={benefit.id} benefit={benefit} />
              ))}
            </ul>
          </>
        ) : (
          <p className="max-w-prose">{t('helps')}</p>
        )}
        <TextLink asChild icon={<ArrowRight aria-hidden size={16} />} className="justify-self-start text-14">
          <Link to={paths.flexible(category_id)}>{t('see')}</Link>
        </TextLink>
      </div>
      <IconButton label={t('later')} onClick={onLater} className="absolute top-3 right-3">
        <X aria-hidden size={20} />
      </IconButton>
    </section>
  );
}

function Others({ nudges }: { nudges: readonly Nudge[] }) {
  const t = useTexts(nudgesTexts);
  const language = useLanguage();
  if (nudges.length === 0) return null;
  return (
    <div className="mt-2 text-14">
      <p className="text-ink-muted">{t('also')}</p>
      <ul>
        {nudges.map(({ category, category_id, left, currency }) => (
          <li key={category_id}>
            <TextLink asChild className="tabular-nums">
              <Link to={paths.flexible(category_id)}>
                {categoryName(category, language)}, {formatMoney(toMinor(left), currency, language)}
              </Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
