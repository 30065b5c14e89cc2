import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cn } from '#design-system/classes/cn.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { StatusPill } from '#design-system/status-pill/status-pill.tsx';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import { paths } from '../ground/paths.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { Money } from '../money/money.tsx';
import { usePlainAmount } from '../money/use-plain-amount.ts';
import type { CartLineViewProps } from './cart-line-view.tsx';
import { LineStepper } from './line-stepper.tsx';
import { PriceChange } from './price-change.tsx';

/** A line of the cart in the dropdown of the header. */
export function PanelLineView({ line, currency, quantity, removing = false, onRemove, onLeave }: CartLineViewProps) {
  const t = useTexts(cartTexts);
  const plain = usePlainAmount(currency);
  const langOf = useTextLanguage();
  const { benefit, available } = line;
  const { name } = benefit;
  return (
    <li
      className={cn('grid grid-cols-[72px_minmax(0,1fr)] gap-x-3.5 gap-y-2 border-line border-t py-4 first:border-t-0')}
    >
      <PictureFrame
        image={benefit.pictures[0]?.image}
        className={cn('row-span-2 self-start', (removing || !available) && 'opacity-50 grayscale')}
      />
      <div className="min-w-0">
        <Link
          {...langOf(benefit, 'name')}
          to={paths.benefit(benefit.id)}
          onClick={onLeave}
          className="hyphenate inline-block rounded-8 font-580 text-14 underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {available ? (
          <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
            <Money amount={line.total} currency={currency} size={18} />
            {line.totalBefore > line.total && (
              <s className="text-12 text-ink-muted tabular-nums">{plain(line.totalBefore)}</s>
            )}
          </p>
        ) : (
          <StatusPill tone="danger" className="mt-1">
            {t('unavailable')}
          </StatusPill>
        )}
        <PriceChange line={line} currency={currency} />
      </div>
      <div className="flex items-center justify-between gap-1">
        <LineStepper name={name} quantity={quantity} disabled={removing || !available} />
        <IconButton
          label={t('removeOf', { name })}
          aria-disabled={removing || undefined}
          onClick={() => !removing && onRemove()}
          className="-mr-2.5 text-ink-muted"
        >
          <Trash2 aria-hidden size={20} />
        </IconButton>
      </div>
    </li>
  );
}
