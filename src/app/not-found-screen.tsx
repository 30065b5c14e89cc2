import { Link } from 'react-router-dom';
import { paths } from '../ground/paths.ts';
import { NotFoundView } from './not-found-view.tsx';

export function NotFoundScreen() {
  return <NotFoundView homeLink={(children) => <Link to={paths.home}>{children}</Link>} />;
}
