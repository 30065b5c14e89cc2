import { Link } from 'react-router-dom';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { mayGoInCart } from '#contract/benefits/benefits.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { favouritesTexts } from '#locales/favourites/favourites.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { BenefitLink } from '../benefits/benefit-link.tsx';
import { CartButton } from '../benefits/cart-button.tsx';
import { FavouriteButton } from '../benefits/favourite-button.tsx';
import { PriceWithMark } from '../benefits/price-with-mark.tsx';
import { paths } from '../ground/paths.ts';
import { inWindow, PictureFrame } from '../ground/picture-frame.tsx';

export interface FavouritesPanelViewProps {
  benefits: readonly BenefitInList[];
  /** Called when a link was followed. */
  onLeave: () => void;
}

/** A person's favourites, the newest first, each with actions to open it, put it in the cart, or remove it. */
export function FavouritesPanelView({ benefits, onLeave }: FavouritesPanelViewProps) {
  const t = useTexts(favouritesTexts);
  if (benefits.length === 0) {
    return (
      <EmptyState
        className="px-0 py-4"
        picture={inWindow('wellness-lotus-1')}
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
  return (
    <ul>
      {benefits.map((benefit) => (
        <FavouriteLine key={benefit.id} benefit={benefit} onLeave={onLeave} />
      ))}
    </ul>
  );
}

function FavouriteLine({ benefit, onLeave }: { benefit: BenefitInList; onLeave: () => void }) {
  // A fixed benefit opens a dialog here; any other navigates to its page.
  const leave = benefit.fixed ? undefined : onLeave;
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3.5 gap-y-1 border-line border-t py-4 first:border-t-0">
      <PictureFrame of={benefit.id} image={benefit.pictures[0]?.image} className="row-span-2 self-start" />
      <div className="min-w-0">
        <p className="text-12 text-ink-muted">{benefit.provider.name}</p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only reacts to the link inside it */}
        <div onClick={leave}>
          <BenefitLink
            benefit={benefit}
            className="hyphenate inline-block rounded-8 font-580 text-14 underline-offset-4 hover:underline"
          >
            {benefit.name}
          </BenefitLink>
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <PriceWithMark benefit={benefit} size={18} />
        <div className="ml-auto flex gap-1">
          <FavouriteButton benefit={benefit} look="paper" />
          {mayGoInCart(benefit) && <CartButton benefit={benefit} />}
        </div>
      </div>
    </li>
  );
}
