import { Navigate } from 'react-router-dom';
import { paths } from '../ground/paths.ts';

/** product.md 4: `/account/` redirects to the profile. */
export function AccountScreen() {
  return <Navigate to={paths.profile} replace />;
}
