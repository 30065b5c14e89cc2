import { Link } from 'react-router-dom';
import { paths } from '../ground/paths.ts';
import { NotFoundView } from './not-found-view.tsx';
import { useRoute } from './route-context.ts';

export function NotFoundScreen() {
  const inShop = useRoute().layout === 'main';
  return <NotFoundView inShop={inShop} homeLink={(children) => <Link to={paths.home}>{children}</Link>} />;
}
