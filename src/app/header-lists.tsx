import { Heart, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useMe } from '../session/session.queries.ts';
import { paths } from './paths.ts';

export function FavouritesButton() {
  const t = useTexts(appTexts);
  const count = useMe().favorite.length;
  return (
    <IconButton label={t('header.favourites', { count })} count={count}>
      <Heart aria-hidden size={24} />
    </IconButton>
  );
}

export function CartButton() {
  const t = useTexts(appTexts);
  const count = useMe().cart.reduce((sum, item) => sum + item.count, 0);
  return (
    <IconButton label={t('header.cart', { count })} count={count} asChild>
      <Link to={paths.cart}>
        <ShoppingBag aria-hidden size={24} />
      </Link>
    </IconButton>
  );
}
