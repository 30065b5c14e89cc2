import { Dialog } from '#design-system/dialog/dialog.tsx';
import { favouritesTexts } from '#locales/favourites/favourites.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useMe } from '../session/session.queries.ts';
import { FavouritesPanelView } from './favourites-panel-view.tsx';

/** The favourites on a phone, opened from the bottom bar. */
export function FavouritesSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts(favouritesTexts);
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <FavouritesPanelView benefits={useMe().favorite} onLeave={onClose} />
    </Dialog>
  );
}
