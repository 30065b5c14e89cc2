import { formatMoney, shownCurrency } from '#contract/money/money.rules.ts';
import { DateField } from '#design-system/date-field/date-field.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { isOverBudget } from '#machines/requests/form-problems.ts';
import { CategorySelect } from '../benefits/category-select.tsx';
import { RequiredNote } from '../ground/required-note.tsx';
import { typedDecimal } from '../ground/typed-decimal.ts';
import { useDays } from '../ground/use-days.ts';
import type { NewRequestViewProps } from './new-request-view-props.ts';
import { useProblemWords } from './problem-words.ts';
import { RequestStep } from './request-step.tsx';

/** Step for what was bought, where, when and for how much; the amount field shows the available budget. */
export function DetailsStep(props: NewRequestViewProps) {
  const { form, problems, categories, days, onDetails, onSubmitDetails, onBack } = props;
  const t = useTexts(requestsTexts);
  const words = useProblemWords();
  return (
    <RequestStep title={t('details.title')} onNext={onSubmitDetails} onBack={onBack}>
      <RequiredNote />
      <CategorySelect
        label={t('category')}
        placeholder={t('categoryPlaceholder')}
        categories={categories}
        value={form.category === null ? 'none' : String(form.category)}
        onChange={(category) => onDetails({ category: Number(category) })}
        error={words(problems.category)}
      />
      <TextField
        required
        label={t('provider')}
        hint={t('providerHint')}
        value={form.provider}
        maxLength={200}
        onChange={({ target }) => onDetails({ provider: target.value })}
        error={words(problems.provider)}
      />
      <TextArea
        required
        label={t('description')}
        value={form.description}
        maxLength={2000}
        rows={3}
        onChange={({ target }) => onDetails({ description: target.value })}
        error={words(problems.description)}
      />
      <div className="grid gap-6 desk:grid-cols-2">
        <DateField
          required
          label={t('purchaseDate')}
          hint={t('dateHint')}
          value={form.purchaseDate}
          onChange={(purchaseDate) => onDetails({ purchaseDate })}
          {...useDays()}
          {...days}
          asTyped
          labels={{ open: t('date.open'), previousMonth: t('date.previous'), nextMonth: t('date.next') }}
          error={words(problems.purchaseDate)}
        />
        <AmountField {...props} />
      </div>
    </RequestStep>
  );
}

// specification.md 5: the amount must not exceed the available budget; checked while typing, before anything is sent. Not
// checked after a try without an answer (`unsure`), which may already hold part of the money.
function AmountField({ form, problems, unsure, currency, available, onDetails }: NewRequestViewProps) {
  const t = useTexts(requestsTexts);
  const language = useLanguage();
  const words = useProblemWords();
  const money = { amount: formatMoney(available, currency, language) };
  const over = !unsure && isOverBudget(form, { available }) ? 'overBudget' : undefined;
  // A stored `overBudget` problem is not shown as such: it may be outdated by another category or a larger budget.
  const { amount: problem } = problems;
  return (
    <TextField
      required
      label={t('amount')}
      hint={
        <>
          {form.category === null ? t('availableFlexible', money) : t('available', money)}
          <br />
          {t('amountHint')}
        </>
      }
      value={form.amount}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      suffix={shownCurrency(currency)}
      onChange={(event) => onDetails({ amount: typedDecimal(event) })}
      error={words(problem === 'overBudget' ? over : (over ?? problem))}
    />
  );
}
