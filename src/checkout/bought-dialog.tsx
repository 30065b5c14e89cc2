import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '#contract/money/money.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { OverlayCard } from '#design-system/overlay-card/overlay-card.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { CartFigures } from '../cart/cart-figures.ts';
import { Fade } from '../ground/fade.tsx';
import { paths } from '../ground/paths.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';

export interface BoughtDialogProps {
  open: boolean;
  /** The cart as it was bought. */
  figures: CartFigures;
  email: string;
  /** The id of the order; null when it is not known. */
  order: number | null;
  /** The voucher codes bought. */
  codes?: ReactNode;
  onClose: () => void;
}

/** specification.md 2: the purchase is done. Up to three pictures of what was bought, and links to home and to my transactions. */
export function BoughtDialog({ open, figures, email, order, codes, onClose }: BoughtDialogProps) {
  const t = useTexts(checkoutTexts);
  return (
    <OverlayCard open={open} onClose={onClose} label={t('success.title')} closeLabel={t('close')}>
      <Windows figures={figures} low={Boolean(codes)} />
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 px-5 pt-6 pb-6 text-center desk:px-8 desk:pb-8">
        <p aria-hidden className="display text-36 leading-tight">
          {t('success.title')}
        </p>
        <p className="max-w-[40ch] break-words text-ink-muted">{t('success.text', { email })}</p>
        {codes}
        <LeftNow figures={figures} />
        {order !== null && (
          <TextLink asChild>
            <Link to={paths.successPayment(order)}>{t('seeOrder')}</Link>
          </TextLink>
        )}
        {/* Sticky, so that the links stay visible where a phone has no room for the whole dialog. */}
        <div className="sticky bottom-0 -mb-6 flex w-full gap-3 bg-surface-raised pt-2 pb-6">
          <Fade
            to="bottom"
            ground="surface-raised"
            className="pointer-events-none absolute inset-x-0 bottom-full h-6"
          />
          <Button asChild className="min-w-0 flex-1 px-3">
            <Link to={paths.home}>{t('home')}</Link>
          </Button>
          <Button tone="secondary" asChild className="min-w-0 flex-1 px-3">
            <Link to={paths.transactions}>{t('transactions')}</Link>
          </Button>
        </div>
      </div>
    </OverlayCard>
  );
}

/**
 * Up to three pictures of what was bought, as arches, clear of the close button in the corner. With codes they are lower, and
 * hidden in a low window, for the codes matter more.
 */
function Windows({ figures, low }: { figures: CartFigures; low: boolean }) {
  const pictures = figures.lines.flatMap(({ id, benefit }) => {
    const image = benefit.pictures[0]?.image;
    return image ? [{ id, image }] : [];
  });
  return (
    <div aria-hidden className={cn('flex justify-center gap-3 px-16 pt-5', low && '[@media(height<55rem)]:hidden')}>
      {pictures.slice(0, 3).map(({ id, image }) => (
        <PictureFrame
          key={id}
          image={image}
          priority
          className={cn(
            'aspect-auto max-w-50 flex-1 rounded-[50%_50%_12px_12px/39%_39%_6%_6%]',
            low ? 'h-20 max-w-25' : 'h-[min(9rem,24dvh)] desk:h-48',
          )}
        />
      ))}
    </div>
  );
}

/** Remaining flexible budget, as in the header. */
function LeftNow({ figures: { shares, currency } }: { figures: CartFigures }) {
  const t = useTexts(checkoutTexts);
  const flexible = shares.at(-1);
  const left = flexible ? flexible.left - flexible.taken : 0;
  return (
    <p className="mt-1 rounded-20 bg-surface-sunken px-4.5 py-2.5 text-14 tabular-nums">
      {t('left')} <b className="whitespace-nowrap font-600">{formatMoney(left, currency, useLanguage())}</b>
    </p>
  );
}
