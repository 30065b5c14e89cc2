import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import type { CartFigures, CartLine } from './cart-figures.ts';
import { CartFrame } from './cart-frame.tsx';
import { FixedLineView } from './cart-line-view.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OverBudgetNotice } from './over-budget-notice.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

export interface CartViewProps {
  step: 'cart' | 'confirm';
  figures: CartFigures;
  offline: boolean;
  /** Renders a line whose quantity can be changed, with its own machine. */
  renderLine: (line: CartLine) => ReactNode;
  mayProceed: boolean;
  /** A typed quantity is being saved first. */
  settling: boolean;
  onProceed: () => void;
  /** Why the last try bought nothing; at the top, where the page is scrolled to, for a phone has the summary far below. */
  failure?: ReactNode;
  /** Controls of the second step: the tax checkbox, Confirm and Back. */
  confirmActions: ReactNode;
}

/** The cart in both steps: changing it, and confirming the purchase. */
export function CartView(props: CartViewProps) {
  const { step, figures, renderLine, failure } = props;
  const t = useTexts(cartTexts);
  const lines = useFocusAfterRemoval(figures.lines.length);
  if (figures.lines.length === 0) return <EmptyCart />;
  return (
    <CartFrame step={step} summary={<Summary {...props} />}>
      {step === 'cart' && failure && <div className="mb-6">{failure}</div>}
      <section ref={lines} tabIndex={-1} aria-labelledby="cart-lines">
        <h2 id="cart-lines" className="sr-only">
          {t('lines')}
        </h2>
        <ul className="border-line border-b">
          {figures.lines.map((line) =>
            step === 'cart' ? (
              renderLine(line)
            ) : (
              <FixedLineView key={line.id} line={line} currency={figures.currency} />
            ),
          )}
        </ul>
      </section>
      {step === 'cart' && (
        <TextLink asChild className="mt-4 gap-2">
          <Link to={paths.flexible()}>
            <ArrowLeft aria-hidden size={20} />
            {t('keepChoosing')}
          </Link>
        </TextLink>
      )}
    </CartFrame>
  );
}

function Summary({ step, figures, offline, mayProceed, settling, onProceed, confirmActions }: CartViewProps) {
  const t = useTexts(cartTexts);
  const checkout = useTexts(checkoutTexts);
  if (step === 'confirm') return <OrderSummary figures={figures}>{confirmActions}</OrderSummary>;
  return (
    <OrderSummary figures={figures}>
      {figures.missing > 0 && <OverBudgetNotice figures={figures} />}
      {!figures.allAvailable && (
        <p role="status" className="rounded-12 bg-accent-soft px-4 py-3 text-14">
          {t('unavailableHelp')}
        </p>
      )}
      <div role="status">
        {figures.lines.some(({ accepted }) => accepted !== null) && (
          <p className="rounded-12 bg-accent-soft px-4 py-3 text-14">{t('pricesChanged')}</p>
        )}
      </div>
      <Button
        size="large"
        wide
        disabled={(!mayProceed && !settling) || offline}
        busy={settling}
        onClick={onProceed}
        trailingIcon={<ArrowRight aria-hidden size={20} />}
      >
        {checkout('proceed')}
      </Button>
      <p className="text-12 text-ink-muted">{t(offline ? 'offline' : 'chargedLater')}</p>
    </OrderSummary>
  );
}

function EmptyCart() {
  const t = useTexts(cartTexts);
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        picture={inWindow('food-fruit-0')}
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Button asChild>
            <Link to={paths.flexible()}>{t('empty.action')}</Link>
          </Button>
        }
        className="desk:py-16"
      />
    </Page>
  );
}
