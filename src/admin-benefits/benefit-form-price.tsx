import type { ReadBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { LOCATIONS } from '#contract/benefits/benefits.rules.ts';
import { CURRENCIES, type Currency, shownCurrency } from '#contract/money/money.rules.ts';
import { Select } from '#design-system/select/select.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { fieldsOf } from '#machines/records/record-draft.ts';
import { useField, useRecordForm, useRecordPart } from '../admin/record/record-context.ts';
import { RecordCheck } from '../admin/record/record-fields.tsx';
import { RecordNumber } from '../admin/record/record-number.tsx';
import { BenefitCharge, chargedFields } from './benefit-charge.tsx';

/** Section with price and discount, and what people would be charged. */
export function BenefitPrice({ stored }: { stored: ReadBenefit | undefined }) {
  const t = useTexts(adminBenefitsTexts);
  const { value: currency } = useField<Currency>('currency');
  const { value: kind } = useField<string>('kind');
  const { value: price } = useField<unknown>('price');
  const isFree = kind === 'fixed';
  return (
    <>
      <div className="grid items-start gap-5 @min-[26rem]:grid-cols-[minmax(0,1.4fr)_7rem_minmax(0,1fr)] @min-[26rem]:gap-4">
        {/* A price that a free benefit has already can still be cleared. */}
        <RecordNumber
          name="price"
          decimals
          hint={t('benefit.priceHint')}
          suffix={shownCurrency(currency)}
          disabled={isFree && price === null}
        />
        <CurrencyField />
        <RecordNumber name="discount" required suffix="%" />
      </div>
      <div className="@min-[26rem]:max-w-[calc(50%-0.5rem)]">
        <RecordNumber name="company_price" required suffix="%" hint={t('benefit.companyPriceHint')} />
      </div>
      <RecordCheck name="monthly" />
      <BenefitCharge fields={useRecordPart(({ context }) => chargedFields(fieldsOf(context)))} stored={stored} />
    </>
  );
}

/** The choice of the currency; another one drops the places that do not belong to it. */
function CurrencyField() {
  const { actor } = useRecordForm();
  const { id, label, value, error, disabled } = useField<Currency>('currency');
  const { value: places } = useField<string[]>('locations');
  const choose = (currency: Currency) => {
    const locations = places.filter((place) => LOCATIONS[currency].includes(place));
    actor.send({ type: 'field.change', changes: { currency, locations }, at: new Date().toISOString() });
  };
  return (
    <Select
      id={id}
      label={label}
      options={CURRENCIES.map((one) => ({ value: one, label: shownCurrency(one) }))}
      value={value}
      onChange={choose}
      error={error}
      disabled={disabled}
    />
  );
}
