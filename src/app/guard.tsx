import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isAdmin } from '#contract/users/users.rules.ts';
import { useMe } from '../session/session.queries.ts';
import { useSession } from '../session/session-context.ts';
import { SessionFailedView } from '../session/session-failed-view.tsx';
import { SessionLoadingView } from '../session/session-loading-view.tsx';
import { paths } from './paths.ts';
import type { Access } from './route-table.ts';
import { useWayBack, wayBackTo } from './way-back.ts';

interface GuardProps {
  access: Access;
  children: ReactNode;
}

/** Spec 2, the route guard: who may be here, and where everybody else is sent. */
export function Guard({ access, children }: GuardProps) {
  const session = useSession();
  const location = useLocation();
  const wayBack = useWayBack();
  if (access === 'anyone') return children;
  if (session.status === 'signedOut') {
    return access === 'guest' ? children : <Navigate to={paths.login} replace state={wayBackTo(location)} />;
  }
  if (session.status === 'failed') return <SessionFailedView onRetry={session.retry} onSignOut={session.end} />;
  if (session.status === 'loading') return access === 'guest' ? children : <SessionLoadingView />;
  if (!session.complete) {
    return access === 'completion' ? children : <Navigate to={paths.completion} replace state={wayBackTo(location)} />;
  }
  if (access === 'guest' || access === 'completion') return <Navigate to={wayBack} replace />;
  return access === 'signedIn' ? children : <RoleGuard role={access}>{children}</RoleGuard>;
}

/** Spec 2: /admin-panel for admins, /corporate-panel for corporate accounts; anybody else goes to /. */
function RoleGuard({ role, children }: { role: 'admin' | 'corporate'; children: ReactNode }) {
  const me = useMe();
  const may = role === 'admin' ? isAdmin(me) : me.corporate_account;
  return may ? children : <Navigate to={paths.home} replace />;
}
