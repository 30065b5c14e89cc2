import { Heart } from 'lucide-react';
import { Suspense } from 'react';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { favouritesTexts } from '#locales/favourites/favourites.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { LazyPopover } from '../ground/lazy-popover.tsx';
import { lazyView } from '../ground/lazy-view.tsx';
import { useMe } from '../session/session.queries.ts';

const FavouritesPanel = lazyView(async () => (await import('./favourites-panel.tsx')).FavouritesPanel);

/** The favourites in the header: their number, and a popover with them. */
export function FavouritesDropdown() {
  const t = useTexts(favouritesTexts);
  const count = useMe().favorite.length;
  return (
    <LazyPopover
      label={t('title')}
      className="w-96"
      prefetch={FavouritesPanel.prefetch}
      trigger={(props) => (
        <IconButton {...props} label={t('open', { count })} count={count}>
          <Heart aria-hidden size={24} />
        </IconButton>
      )}
    >
      {(close) => (
        <Suspense fallback={<Skeleton shape="block" className="h-120" />}>
          <FavouritesPanel onLeave={close} />
        </Suspense>
      )}
    </LazyPopover>
  );
}
