import type { TakeBackEffect } from '#contract/gifts/gifts.contract.ts';
import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { together } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';

type Effects = TakeBackEffect & { currency: Currency };

export const takeBackConsequences = (effects: Effects) => <Consequences {...effects} />;

/** The effects: the sum and the number of people, and the names of those whose money is spent. */
function Consequences(effects: Effects) {
  const t = useTexts(adminBudgetsTexts);
  const language = useLanguage();
  const { people, sum, currency, partly, partly_sample, nothing, nothing_sample, running, approval } = effects;
  const money = (major: number) => formatMoney(toMinor(major), currency, language);
  if (running) return <p>{t('take.running')}</p>;
  return (
    <>
      <p>{t('take.effect', { count: people, sum: money(sum) })}</p>
      {partly > 0 && (
        <Named
          words={t('take.partly')}
          count={partly}
          names={partly_sample.map(({ name, unspent }) => t('take.left', { name, left: money(unspent) }))}
        />
      )}
      {nothing > 0 && (
        <Named words={t('take.nothing')} count={nothing} names={nothing_sample.map(({ name }) => name)} />
      )}
      {approval ? (
        <p>{t('take.second', { limit: money(approval.limit), names: together(language, approval.others) })}</p>
      ) : (
        <p>{t('take.told')}</p>
      )}
    </>
  );
}

function Named({ words, count, names }: { words: string; count: number; names: readonly string[] }) {
  const t = useTexts(adminBudgetsTexts);
  const more = count - names.length;
  return (
    <p className="wrap-anywhere">
      {words}: {names.join(', ')}
      {more > 0 && ` ${t('effect.more', { count: more })}`}
    </p>
  );
}
