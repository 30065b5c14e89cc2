import { memo } from 'react';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { mayGoInCart } from '#contract/benefits/benefits.rules.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { DiscountSticker, PriceTag } from './benefit-card.tsx';
import { BenefitLink } from './benefit-link.tsx';
import { CartButton } from './cart-button.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { PriceWithMark } from './price-with-mark.tsx';
import { useTextLanguage } from './text-language.ts';
import { usePlaceName } from './use-place-name.ts';

interface BenefitRowProps {
  benefit: BenefitInList;
  priority?: boolean;
}

/** A benefit in the list view: with more of its text than a card, and its price aligned right. */
export const BenefitRow = memo(function BenefitRow({ benefit, priority = false }: BenefitRowProps) {
  const placeName = usePlaceName();
  const langOf = useTextLanguage();
  return (
    <article className="group relative grid grid-cols-[96px_minmax(0,1fr)] gap-x-4 gap-y-1 border-line border-t py-4 desk:grid-cols-[168px_minmax(0,1fr)_auto] desk:gap-x-6 desk:py-5">
      <div className="@container row-span-2 self-start">
        <PictureFrame of={benefit.id} image={benefit.pictures[0]?.image} priority={priority}>
          <DiscountSticker percent={benefit.discount} className="absolute top-1.5 left-1.5" />
        </PictureFrame>
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 pr-11 text-14 text-ink-muted desk:pr-0">
          {benefit.provider.name}
          <PriceTag benefit={benefit} tone="quiet" />
        </p>
        <h3 className="hyphenate mt-1 font-600 text-16 desk:text-18">
          <BenefitLink benefit={benefit} className="stretched [--ring-air:-1px] after:-mx-2">
            {benefit.name}
          </BenefitLink>
        </h3>
        <p {...langOf(benefit, 'short_description')} className="mt-1 line-clamp-4 max-w-prose text-14 text-ink-muted">
          {benefit.short_description}
        </p>
        {benefit.locations.length > 0 && (
          <p className="mt-1.5 text-12 text-ink-muted max-desk:hidden">
            {benefit.locations.map(placeName).join(' · ')}
          </p>
        )}
      </div>
      <FavouriteButton
        benefit={benefit}
        look="paper"
        className="absolute top-2 right-0 max-desk:[&>span]:size-8.5 desk:static desk:justify-self-end"
      />
      <div className="col-start-2 flex items-end justify-between gap-4 desk:col-span-2 desk:justify-end">
        <PriceWithMark benefit={benefit} className="desk:justify-items-end" priceClassName="desk:justify-items-end" />
        {mayGoInCart(benefit) ? <CartButton benefit={benefit} /> : <span className="size-11 max-desk:hidden" />}
      </div>
    </article>
  );
});
