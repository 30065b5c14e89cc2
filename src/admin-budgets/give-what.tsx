import { useState } from 'react';
import { writtenDay } from '#contract/calendar/calendar.rules.ts';
import { LONGEST_NOTE } from '#contract/gifts/gifts.rules.ts';
import { formatMoney, shownCurrency } from '#contract/money/money.rules.ts';
import { readAmount } from '#contract/requests/requests.rules.ts';
import type { OptionsReading } from '#design-system/combobox/combobox-props.ts';
import { Select } from '#design-system/select/select.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { typedDecimal } from '../ground/typed-decimal.ts';
import { yearNow } from './budget-name.ts';
import { giftProps } from './gift-props.ts';
import type { GiveViewProps } from './give-parts.ts';

/** The choice of the flexible budget, beside the numbers of categories. */
const FLEXIBLE = '0';

/** The fields of the budget, the amount and the reason. */
export const GiveWhat = (props: GiveViewProps) => (
  <>
    <HowMuch {...props} />
    <Why {...props} />
  </>
);

function HowMuch({ snapshot, send, currency, categories, categoriesReading: reading }: GiveViewProps) {
  const t = useTexts(adminBudgetsTexts);
  const { draft, problems } = snapshot.context;
  const { isOpen } = giftProps(snapshot);
  const [isLeft, setLeft] = useState(false);
  const year = yearNow();
  // An invalid amount is reported once the field is left; a missing one only after the button was pressed.
  const problem = problems.amount ?? (isLeft && draft.amount.trim() ? readAmount(draft.amount).problem : null);
  return (
    <section className="@container grid gap-3 border-line border-t pt-5">
      <h2 className="text-18">{t('what2')}</h2>
      <div className="grid gap-4 @min-[26rem]:grid-cols-2">
        <Select
          label={t('what')}
          hint={reading.state === 'error' && <Unread reading={reading} />}
          disabled={!isOpen}
          className="[&_button]:h-14"
          value={String(draft.category ?? FLEXIBLE)}
          onChange={(value) =>
            send({ type: 'gift.change', changes: { category: value === FLEXIBLE ? null : Number(value) } })
          }
          options={[
            { value: FLEXIBLE, label: t('flexible') },
            ...categories.map(({ id, name }) => ({ value: String(id), label: t('ofYear', { name, year }) })),
          ]}
        />
        <TextField
          label={t('each')}
          required
          inputMode="decimal"
          autoComplete="off"
          readOnly={!isOpen}
          className="[&_input]:h-13.5! [&_input]:font-display [&_input]:text-28"
          suffix={<span className="text-12 text-ink-muted">{shownCurrency(currency)}</span>}
          value={draft.amount}
          error={problem ? t(`amount.${problem}`) : undefined}
          onBlur={() => setLeft(true)}
          onChange={(event) => {
            setLeft(false);
            send({ type: 'gift.change', changes: { amount: typedDecimal(event) } });
          }}
        />
      </div>
    </section>
  );
}

/** The budgets of categories could not be read, with another try. */
function Unread({ reading: { text, retryLabel, onRetry } }: { reading: Extract<OptionsReading, { state: 'error' }> }) {
  return (
    <span role="alert">
      {text}{' '}
      <TextLink asChild inline>
        <button type="button" onClick={onRetry}>
          {retryLabel}
        </button>
      </TextLink>
    </span>
  );
}

function Why({ snapshot, send, currency, categories }: GiveViewProps) {
  const t = useTexts(adminBudgetsTexts);
  const language = useLanguage();
  const { draft, problems } = snapshot.context;
  const { isOpen } = giftProps(snapshot);
  const { amount } = readAmount(draft.amount);
  const told = (money: string) => {
    const category = categories.find(({ id }) => id === draft.category)?.name;
    const until = writtenDay(`${yearNow()}-12-31`);
    return category === undefined
      ? t('told.flexible', { amount: money })
      : t('told.category', { amount: money, category, until });
  };
  const words = amount !== null && [told(formatMoney(amount, currency, language)), draft.note.trim()];
  return (
    <section className="grid gap-3 border-line border-t pt-5">
      <h2 className="text-18">{t('why')}</h2>
      <TextField
        label={t('reason')}
        hideLabel
        maxLength={LONGEST_NOTE}
        autoComplete="off"
        readOnly={!isOpen}
        value={draft.note}
        error={problems.note && t(`note.${problems.note}`)}
        hint={words ? t('reasonHint', { words: words.filter(Boolean).join(' ') }) : t('take.reasonHint')}
        suffix={
          <span className="whitespace-nowrap text-12 text-ink-muted tabular-nums">
            {t('letters', { count: draft.note.length, most: LONGEST_NOTE })}
          </span>
        }
        onChange={({ target }) => send({ type: 'gift.change', changes: { note: target.value } })}
      />
    </section>
  );
}
