import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { mayGoInCart } from '#contract/benefits/benefits.rules.ts';
import { MAX_COUNT, MIN_COUNT } from '#contract/cart/cart.rules.ts';
import { type Currency, formatMoney } from '#contract/money/money.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { QuantityStepper } from '#design-system/quantity-stepper/quantity-stepper.tsx';
import { Sticker } from '#design-system/sticker/sticker.tsx';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { Price } from '../benefits/price.tsx';
import { BudgetPayments } from '../budgets/budget-payments.tsx';
import type { BudgetPayment } from '../budgets/budget-shares.ts';
import type { WantedCount } from './use-wanted-count.ts';

export interface BuyPanelProps {
  benefit: BenefitInList;
  currency: Currency;
  wanted: WantedCount;
  /** Number of pieces in the cart already; 0 when none. */
  inCart: number;
  /** How that number, or the number in the cart, would be paid; null for a benefit not bought through the cart. */
  payment: BudgetPayment | null;
  adding: boolean;
  cartLink: (children: ReactNode) => ReactNode;
  onAdd: () => void;
  /** Shown instead of the cart button, for a monthly benefit. */
  subscribing?: ReactNode;
}

/** The price, what remains after the purchase, and the button that starts it. */
export function BuyPanel(props: BuyPanelProps) {
  const { benefit, subscribing } = props;
  return (
    <section className="grid gap-4 rounded-20 bg-surface-raised p-5 shadow-1 desk:p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Price benefit={benefit} size={48} />
        {benefit.discount > 0 && <Sticker className="min-w-16">−{benefit.discount}%</Sticker>}
      </div>
      {mayGoInCart(benefit) ? <Buying {...props} /> : subscribing || <NotForCarts benefit={benefit} />}
    </section>
  );
}

function Buying({ benefit, currency, wanted, inCart, payment, adding, cartLink, onAdd }: BuyPanelProps) {
  const t = useTexts(benefitDetailTexts);
  return (
    <>
      {payment && <Effect {...payment} currency={currency} />}
      {inCart > 0 ? (
        <div className="grid gap-2">
          <p className="font-560">{t('inCart', { count: inCart })}</p>
          <Button asChild size="large">
            {cartLink(t('toCart'))}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-start gap-3">
          <QuantityStepper
            value={wanted.count}
            text={wanted.text}
            min={MIN_COUNT}
            max={MAX_COUNT}
            onStep={wanted.onStep}
            onType={wanted.onType}
            onCommit={onAdd}
            disabled={adding}
            problem={wanted.wrong ? t('quantityWrong', { min: MIN_COUNT, max: MAX_COUNT }) : undefined}
            labels={{ decrease: t('fewer'), increase: t('more'), field: t('quantity'), check: t('check') }}
          />
          <Button
            busy={adding}
            onClick={onAdd}
            icon={<ShoppingBag aria-hidden size={20} />}
            className="min-w-48 flex-1 max-desk:hidden"
            data-benefit={benefit.id}
          >
            {t('add')}
          </Button>
        </div>
      )}
      <p className="text-12 text-ink-muted desk:short:order-1">{t('vat')}</p>
    </>
  );
}

function Effect({ shares, missing, currency }: BudgetPayment & { currency: Currency }) {
  const t = useTexts(benefitDetailTexts);
  const language = useLanguage();
  return (
    <div className="grid gap-2 desk:short:order-1">
      <BudgetPayments shares={shares} currency={currency} />
      {missing > 0 && (
        <p className="font-560 text-14 text-danger">
          {t('missing')} {t('missingText', { amount: formatMoney(missing, currency, language) })}
        </p>
      )}
    </div>
  );
}

function NotForCarts({ benefit: { benefit_type, monthly, price } }: { benefit: BenefitInList }) {
  const t = useTexts(benefitDetailTexts);
  const text =
    benefit_type === 'fixed'
      ? t('fixedText')
      : benefit_type === 'special'
        ? t('specialText')
        : monthly
          ? t('monthlyText')
          : price
            ? ''
            : t('agreedText');
  return <p className="text-ink-muted">{text}</p>;
}
