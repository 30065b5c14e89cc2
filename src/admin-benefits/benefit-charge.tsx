import { useQuery } from '@tanstack/react-query';
import type { ReadBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { mayGoInCart } from '#contract/benefits/benefits.rules.ts';
import { unitPrice } from '#contract/cart/cart.rules.ts';
import { CURRENCIES, type Currency, convert, formatMoney, type Rates, toMinor } from '#contract/money/money.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import { maySubscribe } from '#contract/subscriptions/subscriptions.rules.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { JoinedProps } from '../admin/record/record-context.ts';
import { companiesQuery } from './benefit-choices.ts';
import { ruledOf, typedIn } from './benefit-record.ts';

/** The fields whose change alters what people are charged. */
const CHARGED = ['kind', 'price', 'currency', 'discount', 'monthly'];

/** The fields of a benefit that decide what is charged for it. */
export const chargedFields = (fields: Fields): Fields =>
  Object.fromEntries(CHARGED.map((field) => [field, fields[field]]));

interface ConcernedProps {
  fields: Fields;
  /** Numbers of carts and subscriptions that a price change concerns, and whether the benefit is on offer. */
  stored: Pick<ReadBenefit, 'used' | 'state'>;
}

type BenefitChargeProps = Pick<ConcernedProps, 'fields'> & { stored?: ConcernedProps['stored'] | undefined };

/** The charged price of a benefit in each currency, and the carts and subscriptions that a change concerns. */
export function BenefitCharge({ fields, stored }: BenefitChargeProps) {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const { data } = useQuery(companiesQuery);
  const { kind, price, currency, discount, monthly } = typedIn(fields);
  const concerned = stored && <Concerned fields={fields} stored={stored} />;
  if (kind === 'fixed')
    return (
      <Said>
        {t('benefit.free')} {concerned}
      </Said>
    );
  if (price === null || price === 0)
    return (
      <Said>
        {t('benefit.agreed')} {concerned}
      </Said>
    );
  const charged = chargedOf({ price, discount });
  if (charged === null) return null;
  const inMoney = (currency: Currency, amount: number) => formatMoney(amount, currency, language);
  const others = data ? worthOf(charged, currency, data.rates).map(([one, amount]) => inMoney(one, amount)) : [];
  return (
    <Said>
      {t(monthly ? 'benefit.paysMonthly' : 'benefit.pays')} <b className="font-560">{inMoney(currency, charged)}</b>
      {others.length > 0 ? `, ${t('benefit.worth', { amounts: others.join(', ') })}` : '.'} {concerned}
    </Said>
  );
}

/** What happens to carts and subscriptions that have the benefit. */
function Concerned({ fields, stored: { used, state } }: ConcernedProps) {
  const t = useTexts(adminBenefitsTexts);
  const { carts, subscriptions } = used;
  const { kind, ...sold } = ruledOf(typedIn(fields));
  const isOffered = state === 'offered';
  const sale = Object.assign(sold, { benefit_type: kind });
  const [carted, monthly] = [
    isOffered && mayGoInCart(sale) ? 'benefit.inCarts' : 'benefit.end.carts',
    isOffered && maySubscribe(sale) ? 'benefit.subscribed' : 'benefit.end.subscriptions',
  ] as const;
  return (
    <span className="text-ink-muted">
      {carts > 0 && `${t(carted, { count: carts })} `}
      {subscriptions > 0 && t(monthly, { count: subscriptions })}
    </span>
  );
}

const Said = ({ children }: { children: React.ReactNode }) => <p className="font-display text-16 italic">{children}</p>;

/** The discounted price in minor units; null while price or discount is no valid number. */
function chargedOf({ price, discount }: { price: unknown; discount: unknown }): number | null {
  if (typeof price !== 'number' || typeof discount !== 'number') return null;
  if (!Number.isInteger(discount) || discount < 0 || discount > 100) return null;
  return unitPrice({ price: toMinor(price), discount });
}

/** The amount converted into the other currencies. */
const worthOf = (amount: number, own: Currency, rates: Rates): [Currency, number][] =>
  CURRENCIES.filter((one) => one !== own).map((one) => [one, convert(amount, own, one, rates)]);

/** After a merge: the charged price, when either person has changed it. */
export const JoinedBenefit = ({ fields, changed, around }: JoinedProps) =>
  changed.some((field) => CHARGED.includes(field)) && around(<BenefitCharge fields={chargedFields(fields)} />);
