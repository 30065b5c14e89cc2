import { type ReactNode, Suspense } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ground/error-boundary.tsx';
import { SessionLoadingView } from '../session/session-loading-view.tsx';
import type { AppRoute, LayoutName } from './app-route.ts';
import { useRoutesHere } from './find-route.ts';
import { Guard } from './guard.tsx';
import { guestLayout, mainLayout } from './layouts.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { useRoute } from './route-context.ts';

const LAYOUTS: readonly LayoutName[] = ['empty', 'guest', 'main'];

/** Every route in its layout (specification.md 2). Routes of one layout share it, so that it stays while the page changes. */
export function AppRoutes() {
  const routes = useRoutesHere();
  return (
    <Routes>
      {LAYOUTS.map((layout) => (
        <Route key={layout} element={<Layout name={layout} />}>
          {routes
            .filter((route) => route.layout === layout)
            .map((route) => (
              <Route key={route.path} path={route.path} element={<Place route={route} />} />
            ))}
        </Route>
      ))}
    </Routes>
  );
}

function Layout({ name }: { name: LayoutName }) {
  const { access } = useRoute();
  if (name === 'empty') return <Outlet />;
  if (name === 'guest') {
    return (
      <ErrorBoundary place="guest" alone>
        <Suspense fallback={<SessionLoadingView />}>
          <guestLayout.Screen />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <Guard access={access}>
      <ErrorBoundary place="main" alone>
        <Suspense fallback={<SessionLoadingView />}>
          <mainLayout.Screen />
        </Suspense>
      </ErrorBoundary>
    </Guard>
  );
}

/** A screen behind its guard: its skeleton while the code loads, and a failure that leaves the frame in place. */
function Place({ route }: { route: AppRoute }) {
  const { pathname } = useLocation();
  const { Screen } = route.screen;
  const guarded: ReactNode = (
    <ErrorBoundary place={pathname} alone={route.layout === 'empty'}>
      {/* The key gives each screen a boundary of its own, else the old screen would stay until the new one is loaded. */}
      <Suspense key={route.path} fallback={<PageSkeleton layout={route.layout} />}>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
  // The main layout has the guard around the whole frame, so that its frame is not shown to anybody who may not enter.
  return route.layout === 'main' ? guarded : <Guard access={route.access}>{guarded}</Guard>;
}
