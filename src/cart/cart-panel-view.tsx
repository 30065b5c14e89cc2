import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { Money } from '../money/money.tsx';
import { usePlainAmount } from '../money/use-plain-amount.ts';
import type { CartFigures, CartLine } from './cart-figures.ts';

export interface CartPanelViewProps {
  figures: CartFigures;
  renderLine: (line: CartLine) => ReactNode;
  /** A typed quantity is being saved before the cart opens. */
  settling?: boolean;
  onToCart: (event: MouseEvent<HTMLElement>) => void;
  /** Called when another link was followed. */
  onLeave: () => void;
}

/** specification.md 2, the cart dropdown: the lines, the total with its VAT note, the promotional saving, and the link to the cart. */
export function CartPanelView({ figures, renderLine, settling = false, onToCart, onLeave }: CartPanelViewProps) {
  const t = useTexts(cartTexts);
  const plain = usePlainAmount(figures.currency);
  if (figures.lines.length === 0) return <EmptyPanel onLeave={onLeave} />;
  return (
    <div>
      <h2 className="text-22">{t('title')}</h2>
      <ul className="mt-1">{figures.lines.map(renderLine)}</ul>
      <div className="sticky low:static -bottom-5 -mx-5 -mb-5 grid grid-cols-[minmax(0,1fr)] gap-2 bg-surface-raised px-5 pt-3 pb-5 shadow-[0_-1px_0_var(--line)]">
        {figures.saving > 0 && (
          <p className="flex flex-wrap justify-between gap-x-4 text-14 text-positive">
            {t('saving')}
            <span className="whitespace-nowrap tabular-nums">{plain(-figures.saving)}</span>
          </p>
        )}
        <p className="flex flex-wrap items-end justify-between gap-x-4">
          <span className="font-600">
            {t('total')}
            <span className="block font-400 text-12 text-ink-muted">{t('vat')}</span>
          </span>
          <Money amount={figures.total} currency={figures.currency} size={28} />
        </p>
        <Button wide asChild busy={settling} className="mt-1">
          <Link to={paths.cart} onClick={onToCart}>
            {t('toCart')}
          </Link>
        </Button>
      </div>
    </div>
  );
}

function EmptyPanel({ onLeave }: Pick<CartPanelViewProps, 'onLeave'>) {
  const t = useTexts(cartTexts);
  return (
    <EmptyState
      className="px-0 py-4"
      picture={inWindow('food-fruit-0')}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Button size="small" asChild>
          <Link to={paths.flexible()} onClick={onLeave}>
            {t('empty.action')}
          </Link>
        </Button>
      }
    />
  );
}
