import { Link } from 'react-router-dom';
import { NotFoundView } from './not-found-view.tsx';
import { paths } from './paths.ts';

export function NotFoundScreen() {
  return <NotFoundView homeLink={(children) => <Link to={paths.home}>{children}</Link>} />;
}
