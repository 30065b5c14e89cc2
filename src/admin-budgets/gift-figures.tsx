import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { GiftDetail } from '#contract/gifts/gifts.contract.ts';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useCalled } from '../admin/parts/name-in.ts';
import { Money } from '../money/money.tsx';
import { approvalAt } from './approvals-address.ts';
import { isPastYear } from './budget-name.ts';

/** The total of the gift, its unspent part, and each time that money was taken back. */
export function GiftFigures({ gift }: { gift: GiftDetail }) {
  const t = useTexts(adminBudgetsTexts);
  const language = useLanguage();
  const called = useCalled();
  const { amount, sum, taken_back, unspent, currency, people, given_by_name: by, date, status } = gift;
  const isGiven = status !== 'waiting' && status !== 'refused';
  const money = (major: number) => (
    <Money amount={toMinor(major)} currency={currency} className="text-[min(1.375rem,9vw)]" />
  );
  return (
    <div className="grid gap-5">
      <dl className="flex flex-wrap gap-x-6 gap-y-4 desk:gap-x-12">
        <Figure name={t('gift.sum')}>{money(sum)}</Figure>
        {isGiven && <Figure name={t(isPastYear(gift) ? 'gift.ended' : 'gift.unspent')}>{money(unspent)}</Figure>}
        {taken_back > 0 && <Figure name={t('gift.taken')}>{money(taken_back)}</Figure>}
        <Figure name={t('gift.each')}>{money(amount)}</Figure>
        <Figure name={t('gift.people')}>
          <span className="font-540 font-display text-22 leading-[1.1]">{grouped(language, people)}</span>
        </Figure>
        <Figure name={t('gift.by')}>
          <span className="wrap-anywhere text-14">
            {t('gift.takenBy', { by: called(by), date: formatMoment(date) })}
          </span>
        </Figure>
      </dl>
      <TakeBacks {...gift} />
    </div>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-12 text-ink-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

function TakeBacks({ take_backs, currency }: GiftDetail) {
  const t = useTexts(adminBudgetsTexts);
  const language = useLanguage();
  const called = useCalled();
  if (take_backs.length === 0) return null;
  return (
    <section className="grid gap-2 border-line border-t pt-5">
      <h2 className="text-18">{t('gift.takeBacks')}</h2>
      <ul className="grid gap-3 text-14">
        {take_backs.map(({ id, by, date, note, people, sum, running, approval }) => (
          <li key={id} className="wrap-anywhere grid gap-0.5">
            <span>
              <span className="font-560">
                {t('gift.takenOnce', { count: people, sum: formatMoney(toMinor(sum), currency, language) })}
              </span>
              {approval !== null && (
                <>
                  {', '}
                  <Link to={approvalAt(approval)} className="font-560 text-brand underline">
                    {t('gift.takeWaits')}
                  </Link>
                </>
              )}
              {running && <span className="text-ink-muted">, {t('gift.takingBack')}</span>}
            </span>
            <span className="font-display text-16 italic">{note}</span>
            <span className="text-12 text-ink-muted">
              {t('gift.takenBy', { by: called(by), date: formatMoment(date) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
