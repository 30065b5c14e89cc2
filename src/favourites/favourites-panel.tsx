import { favouritesTexts } from '#locales/favourites/favourites.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useMe } from '../session/session.queries.ts';
import { FavouritesPanelView } from './favourites-panel-view.tsx';

/** Content of the favourites dropdown. */
export function FavouritesPanel({ onLeave }: { onLeave: () => void }) {
  const t = useTexts(favouritesTexts);
  const { favorite } = useMe();
  return (
    <>
      {favorite.length > 0 && <h2 className="text-22">{t('title')}</h2>}
      <FavouritesPanelView benefits={favorite} onLeave={onLeave} />
    </>
  );
}
