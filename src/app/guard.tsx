import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type Access, decideRoute } from '#machines/session/route-guard.ts';
import { ChunkBoundary } from '../ground/chunk-boundary.tsx';
import { lazyScreen } from '../ground/lazy-screen.tsx';
import { useSession } from '../session/session-context.ts';
import { SessionFailedView } from '../session/session-failed-view.tsx';
import { SessionLoadingView } from '../session/session-loading-view.tsx';

const { Screen: OfflineShelf } = lazyScreen(async () => (await import('../offline/offline-shelf.tsx')).OfflineShelf);

interface GuardProps {
  access: Access;
  children: ReactNode;
}

/** specification.md 2, the route guard: who may open the page, and where others are redirected. */
export function Guard({ access, children }: GuardProps) {
  const session = useSession();
  const { pathname, search, hash, state, key } = useLocation();
  // The page to return to is in the history's state too, so that it survives a reload of the sign-in; not in the address, where a link could forge it.
  const wayBack = session.wayBack ?? wayBackIn(state, session.owner);
  const decision = decideRoute(access, `${pathname}${search}${hash}`, { ...session, wayBack });
  const arrived = decision.step === 'open' && access === 'signedIn';
  const { wayBack: kept, forgetPlace } = session;
  useEffect(() => {
    if (arrived && kept !== null) forgetPlace();
  }, [arrived, kept, forgetPlace]);
  if (decision.step === 'open') return children;
  if (decision.step === 'go') return <Go key={key} to={decision.to} keep={session.left ? null : decision.keep} />;
  return session.status === 'failed' ? (
    <SessionFailedView busy={session.retrying} onRetry={session.retry} onSignOut={session.end}>
      <ChunkBoundary>
        <Suspense fallback={null}>
          <OfflineShelf />
        </Suspense>
      </ChunkBoundary>
    </SessionFailedView>
  ) : (
    <SessionLoadingView leaving={session.left} />
  );
}

// Redirects once for each history entry: this component rerenders while the code of the next screen loads, and a step back
// meanwhile may bring another entry, which has to redirect as well.
function Go({ to, keep }: { to: string; keep: string | null }) {
  const { keepPlace, owner } = useSession();
  const state = useMemo(() => (keep === null ? null : { wayBack: keep, owner }), [keep, owner]);
  useEffect(() => {
    if (keep !== null) keepPlace(keep);
  }, [keep, keepPlace]);
  return <Navigate to={to} replace state={state} />;
}

/** The path that a person was redirected from, out of the history state; null for another person. */
function wayBackIn(state: unknown, person: number | null): string | null {
  const { wayBack, owner = null }: { wayBack?: unknown; owner?: unknown } = Object(state);
  const theirs = owner === null || person === null || owner === person;
  return theirs && typeof wayBack === 'string' ? wayBack : null;
}
