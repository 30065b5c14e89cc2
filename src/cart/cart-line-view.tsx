import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Currency } from '#contract/money/money.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { StatusPill } from '#design-system/status-pill/status-pill.tsx';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import { paths } from '../ground/paths.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { Money } from '../money/money.tsx';
import { usePlainAmount } from '../money/use-plain-amount.ts';
import type { CartLine } from './cart-figures.ts';
import { LineStepper, type QuantityProps } from './line-stepper.tsx';
import { PriceChange } from './price-change.tsx';

export interface CartLineViewProps {
  line: CartLine;
  currency: Currency;
  quantity: QuantityProps;
  removing?: boolean;
  onRemove: () => void;
  /** In the dropdown: called when the link to the benefit was followed. */
  onLeave?: (() => void) | undefined;
}

/** A line whose quantity can be changed. */
export function CartLineView({ line, currency, quantity, removing = false, onRemove }: CartLineViewProps) {
  const t = useTexts(cartTexts);
  const { name } = line.benefit;
  return (
    <LineFrame line={line} currency={currency} faded={removing}>
      <LineStepper name={name} quantity={quantity} disabled={removing || !line.available} />
      <Button
        tone="ghost"
        size="small"
        busy={removing}
        aria-label={t('removeOf', { name })}
        icon={<Trash2 aria-hidden size={20} />}
        onClick={onRemove}
        className="-mr-2.5 text-ink-muted"
      >
        <span className="hidden desk:inline">{t('remove')}</span>
      </Button>
    </LineFrame>
  );
}

/** A line in the second step, where the quantity is plain text. */
export function FixedLineView({ line, currency }: Pick<CartLineViewProps, 'line' | 'currency'>) {
  const t = useTexts(cartTexts);
  return (
    <LineFrame line={line} currency={currency}>
      <p className="text-14 text-ink-muted">
        {t('count')}: <b className="font-600 text-ink tabular-nums">{line.count}</b>
      </p>
    </LineFrame>
  );
}

// Text beside the picture; below it where doubled text size on a phone leaves no room.
const LINE =
  'grid grid-cols-[minmax(0,1fr)] gap-x-3.5 gap-y-1.5 max-desk:@min-3xs:grid-cols-[88px_minmax(0,1fr)] desk:grid-cols-[128px_minmax(0,1fr)_auto] desk:gap-x-6 desk:gap-y-2';

interface LineFrameProps {
  line: CartLine;
  currency: Currency;
  faded?: boolean;
  children: ReactNode;
}

function LineFrame({ line, currency, faded, children }: LineFrameProps) {
  const t = useTexts(cartTexts);
  const langOf = useTextLanguage();
  const { benefit, available } = line;
  return (
    <li className="@container border-line border-t py-4.5 desk:py-6">
      <div className={LINE}>
        <PictureFrame
          image={benefit.pictures[0]?.image}
          className={cn(
            'max-w-[128px] self-start max-desk:@min-3xs:row-span-3 desk:row-span-2',
            (faded || !available) && 'opacity-50 grayscale',
          )}
        />
        <div className="min-w-0">
          <h3 {...langOf(benefit, 'name')} className="hyphenate font-580 text-16 desk:text-18 desk:leading-[1.3]">
            <Link
              to={paths.benefit(benefit.id)}
              className="target inline-block rounded-8 underline-offset-4 hover:underline"
            >
              {benefit.name}
            </Link>
          </h3>
          <p className="text-14 text-ink-muted">
            {benefit.nfc ? t('inStore', { provider: benefit.provider.name }) : benefit.provider.name}
          </p>
          <PriceChange line={line} currency={currency} />
        </div>
        {available ? (
          <LinePrice line={line} currency={currency} />
        ) : (
          <StatusPill tone="danger" className="justify-self-start desk:row-span-2 desk:self-start">
            {t('unavailable')}
          </StatusPill>
        )}
        <div className="mt-1.5 flex min-w-0 @min-3xs:col-start-2 flex-wrap items-center justify-between gap-1 desk:mt-0 desk:justify-start desk:gap-3 desk:self-end">
          {children}
        </div>
      </div>
    </li>
  );
}

function LinePrice({ line, currency }: Pick<CartLineViewProps, 'line' | 'currency'>) {
  const t = useTexts(cartTexts);
  const plain = usePlainAmount(currency);
  return (
    <div className="flex flex-wrap items-baseline gap-x-2.5 desk:row-span-2 desk:flex-col desk:items-end desk:gap-1.5">
      <Money amount={line.total} currency={currency} />
      {line.totalBefore > line.total && (
        <s className="whitespace-nowrap text-14 text-ink-muted tabular-nums">
          <span className="sr-only">{t('before', { price: '' })}</span>
          {plain(line.totalBefore)}
        </s>
      )}
      {line.count > 1 && (
        <span className="whitespace-nowrap text-14 text-ink-muted tabular-nums">
          {t('each', { count: line.count, price: plain(line.unit) })}
        </span>
      )}
    </div>
  );
}
