import { memo } from 'react';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { mayGoInCart, priceBadge } from '#contract/benefits/benefits.rules.ts';
import { Badge } from '#design-system/badge/badge.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { Sticker } from '#design-system/sticker/sticker.tsx';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { BenefitLink } from './benefit-link.tsx';
import { CartButton } from './cart-button.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { PriceWithMark } from './price-with-mark.tsx';
import { useTextLanguage } from './text-language.ts';

export interface BenefitCardProps {
  benefit: BenefitInList;
  /** `feature` is the one large card of a page: it fills its container, its standfirst is italic. */
  look?: 'regular' | 'feature';
  /** Visible without scrolling: its picture loads eagerly. */
  priority?: boolean;
  /** Heading level of its name. */
  level?: 2 | 3;
}

/** Card of a benefit in a list: no box and no border, the picture is the card (design.md 3). */
export const BenefitCard = memo(function BenefitCard({
  benefit,
  look = 'regular',
  priority = false,
  level = 3,
}: BenefitCardProps) {
  const feature = look === 'feature';
  const Name = `h${level}` as const;
  const langOf = useTextLanguage();
  return (
    <article className="group @container relative flex h-full min-w-0 flex-col">
      <PictureFrame
        of={benefit.id}
        image={benefit.pictures[0]?.image}
        priority={priority}
        className={feature ? 'rounded-20 desk:aspect-square' : ''}
      >
        <OnPicture benefit={benefit} />
      </PictureFrame>
      <p className="mt-2.5 text-14 text-ink-muted @min-[200px]:mt-3.5">{benefit.provider.name}</p>
      <Name
        className={cn(
          'hyphenate mt-0.5',
          feature
            ? 'display text-22 desk:text-36'
            : 'font-600 font-text text-[15px] leading-[1.32] tracking-normal @min-[200px]:text-16',
        )}
      >
        <BenefitLink benefit={benefit} className="stretched">
          {benefit.name}
        </BenefitLink>
      </Name>
      <p
        {...langOf(benefit, 'short_description')}
        className={cn(
          'mt-1 hidden @min-[200px]:line-clamp-4',
          feature ? 'mt-2 font-display text-18 italic desk:text-22' : 'text-14 text-ink-muted',
        )}
      >
        {benefit.short_description}
      </p>
      <FavouriteButton
        benefit={benefit}
        className="absolute top-0.5 right-0.5 @min-[200px]:top-2 @min-[200px]:right-2"
      />
      <PriceWithMark benefit={benefit} {...(feature ? { size: 28 } : {})} className="mt-auto min-h-13.5 pt-2.5">
        {mayGoInCart(benefit) && <CartButton benefit={benefit} />}
      </PriceWithMark>
    </article>
  );
});

// The sticker and the tag shrink on a small card, where they would crowd the heart.
function OnPicture({ benefit }: { benefit: BenefitInList }) {
  return (
    <>
      <DiscountSticker
        percent={benefit.discount}
        className="absolute top-1.5 left-1.5 @min-[200px]:top-3 @min-[200px]:left-3"
      />
      <PriceTag
        benefit={benefit}
        className="absolute bottom-2 left-2 px-2 py-1 text-[10px] @min-[200px]:bottom-3 @min-[200px]:left-3 @min-[200px]:px-2.5 @min-[200px]:py-1.5 @min-[200px]:text-11"
      />
    </>
  );
}

/** specification.md 2: the discount badge reads −N%. */
export function DiscountSticker({ percent, className }: { percent: number; className?: string }) {
  const t = useTexts(benefitsTexts);
  if (percent <= 0) return null;
  return (
    <Sticker className={cn('min-w-10 text-14 @min-[200px]:min-w-13.5 @min-[200px]:text-18', className)}>
      <span aria-hidden>−{percent}%</span>
      <span className="sr-only">{t('discount', { percent })}</span>
    </Sticker>
  );
}

/** specification.md 2: IN-STORE for nfc benefits, INVOICE when there is no price and the benefit is not nfc. */
export function PriceTag({
  benefit,
  tone,
  className,
}: {
  benefit: BenefitInList;
  tone?: 'tag' | 'quiet';
  className?: string;
}) {
  const t = useTexts(benefitsTexts);
  const badge = priceBadge(benefit);
  return (
    badge && (
      <Badge {...(tone ? { tone } : {})} {...(className ? { className } : {})}>
        {t(`badge.${badge}`)}
      </Badge>
    )
  );
}
