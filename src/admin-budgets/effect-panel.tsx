import { useId } from 'react';
import type { GiftEffect } from '#contract/gifts/gifts.contract.ts';
import { type Currency, formatMoney, moneyParts, toMinor } from '#contract/money/money.rules.ts';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { together } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { BareAmount } from '../admin/parts/amount.tsx';
import { Money } from '../money/money.tsx';
import { EffectTrouble } from './effect-trouble.tsx';
import { giftProps, hindranceOf } from './gift-props.ts';
import type { GivePart } from './give-parts.ts';

/** The effects of the gift: the total, some recipients as examples, and who is left out with the reason. */
export function EffectPanel({ snapshot, send, currency }: GivePart) {
  const t = useTexts(adminBudgetsTexts);
  const id = useId();
  const { effect, isOld, isUnseen, isLooking, isPreviewing } = giftProps(snapshot);
  return (
    <section aria-labelledby={id} aria-busy={isLooking || isPreviewing} className="grid gap-4">
      <h2 id={id} className="text-18">
        {t('effect.title')}
      </h2>
      <p role="status" className="sr-only">
        {isLooking && t('effect.looking')}
      </p>
      <EffectTrouble snapshot={snapshot} send={send} />
      {effect ? (
        <div className={isOld ? 'grid gap-4 text-ink-muted' : 'grid gap-4'}>
          <Sum effect={effect} currency={currency} />
          <Examples effect={effect} currency={currency} />
          <LeftOut effect={effect} />
          <Sentences {...effect} />
        </div>
      ) : (
        !isUnseen && <p className="text-14 text-ink-muted">{t('effect.unsaid')}</p>
      )}
    </section>
  );
}

interface EffectProps {
  effect: GiftEffect;
  currency: Currency;
}

function Sum({ effect: { people, sum }, currency }: EffectProps) {
  const t = useTexts(adminBudgetsTexts);
  const language = useLanguage();
  if (sum === null || people === 0)
    return <p className="text-14 text-ink-muted">{t('effect.whom', { count: people })}</p>;
  const { whole, separator, decimals } = moneyParts(toMinor(sum) / people, currency, language);
  return (
    <div className="grid gap-1">
      <p className="text-14 text-ink-muted">
        {t('effect.times', { count: people, amount: `${whole}${separator}${decimals}` })}
      </p>
      <Money amount={toMinor(sum)} currency={currency} size={36} />
    </div>
  );
}

function Examples({ effect: { sample, sum, people }, currency }: EffectProps) {
  const t = useTexts(adminBudgetsTexts);
  if (sample.length === 0) return null;
  return (
    <table className="w-full border-line-strong border-y border-dashed text-14">
      <thead className="text-12 text-ink-muted">
        <tr>
          <th className="pt-3 pb-1 text-left font-500">{t('effect.example')}</th>
          <th className="pt-3 pb-1 text-right font-500">{t('effect.now')}</th>
          {sum !== null && <th className="pt-3 pb-1 text-right font-500">{t('effect.after')}</th>}
        </tr>
      </thead>
      <tbody>
        {sample.map(({ id, name, before, after }) => (
          <tr key={id}>
            <th scope="row" className="wrap-anywhere py-1 pr-2 text-left font-500">
              {name}
            </th>
            <td className="py-1 text-right text-ink-muted">
              <BareAmount amount={toMinor(before)} currency={currency} />
            </td>
            {sum !== null && (
              <td className="py-1 pl-2 text-right">
                <BareAmount amount={toMinor(after)} currency={currency} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
      {people > sample.length && (
        <tfoot>
          <tr>
            <td colSpan={3} className="pt-1 pb-3 text-12 text-ink-muted">
              {t('effect.more', { count: people - sample.length })}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function LeftOut({ effect: { left_out } }: Pick<EffectProps, 'effect'>) {
  const t = useTexts(adminBudgetsTexts);
  if (left_out.length === 0) return null;
  return (
    <div className="grid gap-1 text-14">
      <h3 className="font-560">{t('effect.leftOut')}</h3>
      <ul className="grid gap-1 text-ink-muted">
        {left_out.map(({ why, count, sample }) => (
          <li key={why} className="wrap-anywhere">
            {t(`effect.${why}`, { count })}: {sample.map(({ name }) => name).join(', ')}
            {count > sample.length && ` ${t('effect.more', { count: count - sample.length })}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Sentences about the gift that the product adds. */
function Sentences(effect: GiftEffect) {
  const { own, by_task, approval, currency } = effect;
  const t = useTexts(adminBudgetsTexts);
  const language = useLanguage();
  const words = () => {
    const hindrance = hindranceOf(effect);
    if (hindrance) return t(`effect.${hindrance}`);
    if (approval) {
      const limit = formatMoney(toMinor(approval.limit), currency, language);
      return t('effect.second', { limit, names: together(language, approval.others) });
    }
    const how = t(by_task ? 'effect.byTask' : 'effect.atOnce');
    return own === 'among' ? `${how} ${t('effect.among')}` : how;
  };
  return <p className="font-display text-16 italic leading-[1.4]">{words()}</p>;
}
