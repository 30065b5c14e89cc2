import { useQuery } from '@tanstack/react-query';
import type { ReadBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { LOCATIONS } from '#contract/benefits/benefits.rules.ts';
import { unitPrice } from '#contract/cart/cart.rules.ts';
import {
  CURRENCIES,
  type Currency,
  convert,
  formatMoney,
  type Rates,
  shownCurrency,
  toMinor,
} from '#contract/money/money.rules.ts';
import { Select } from '#design-system/select/select.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { fieldsOf } from '#machines/records/record-draft.ts';
import { useField, useRecordForm, useRecordPart } from '../admin/record-context.ts';
import { RecordCheck } from '../admin/record-fields.tsx';
import { RecordNumber } from '../admin/record-number.tsx';
import { companiesQuery } from './benefit-choices.ts';
import { typedIn } from './benefit-record.ts';

/** What it costs, and what that is for people. */
export function BenefitPrice({ used }: { used: ReadBenefit['used'] | undefined }) {
  const t = useTexts(adminBenefitsTexts);
  const { value: currency } = useField<Currency>('currency');
  const { value: kind } = useField<string>('kind');
  const { value: price } = useField<unknown>('price');
  const isFree = kind === 'fixed';
  return (
    <>
      <div className="grid items-start gap-5 @min-[26rem]:grid-cols-[minmax(0,1.4fr)_7rem_minmax(0,1fr)] @min-[26rem]:gap-4">
        {/* What it has already can be taken away. */}
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
      <Effect used={used} />
    </>
  );
}

/** The places of another currency are no places of this one. */
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

/** What people would be charged, in each currency, and whom another price concerns. */
function Effect({ used }: { used: ReadBenefit['used'] | undefined }) {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const { data } = useQuery(companiesQuery);
  const sold = useRecordPart(({ context }) => {
    const { kind, price, currency, discount, monthly } = typedIn(fieldsOf(context));
    return {
      kind,
      price,
      currency,
      discount,
      monthly,
      isChanged: 'price' in context.draft || 'discount' in context.draft,
    };
  });
  if (sold.kind === 'fixed') return <Said>{t('benefit.free')}</Said>;
  if (sold.price === null || sold.price === 0) return <Said>{t('benefit.agreed')}</Said>;
  const charged = chargedOf(sold);
  if (charged === null) return null;
  const inMoney = (currency: Currency, amount: number) => formatMoney(amount, currency, language);
  const others = data ? worthOf(charged, sold.currency, data.rates).map(([one, amount]) => inMoney(one, amount)) : [];
  return (
    <Said>
      {t(sold.monthly ? 'benefit.paysMonthly' : 'benefit.pays')}{' '}
      <b className="font-560">{inMoney(sold.currency, charged)}</b>
      {others.length > 0 ? `, ${t('benefit.worth', { amounts: others.join(', ') })}` : '.'}{' '}
      <span className="text-ink-muted">
        {used && used.carts > 0 && `${t('benefit.inCarts', { count: used.carts })} `}
        {used && used.subscriptions > 0 && t('benefit.subscribed', { count: used.subscriptions })}
      </span>
    </Said>
  );
}

const Said = ({ children }: { children: React.ReactNode }) => <p className="font-display text-16 italic">{children}</p>;

/** The price after the discount in minor units; null while one of both is none. */
function chargedOf({ price, discount }: { price: unknown; discount: unknown }): number | null {
  if (typeof price !== 'number' || typeof discount !== 'number') return null;
  if (!Number.isInteger(discount) || discount < 0 || discount > 100) return null;
  return unitPrice({ price: toMinor(price), discount });
}

/** The same in the other currencies. */
const worthOf = (amount: number, own: Currency, rates: Rates): [Currency, number][] =>
  CURRENCIES.filter((one) => one !== own).map((one) => [one, convert(amount, own, one, rates)]);
