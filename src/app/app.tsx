import { Suspense, useEffect } from 'react';
import { SessionLoadingView } from '../session/session-loading-view.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { NetworkNotice } from './network-notice.tsx';
import { PreferencesProvider } from './preferences-provider.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { ShopRouter } from './shop-router.tsx';
import { SkipLink } from './skip-link.tsx';

/** Everything that the screens stand in. */
export function App() {
  useEffect(prefetchOnIntent, []);
  useFocusKeeper();
  return (
    <PreferencesProvider>
      <SessionProvider>
        <ShopRouter>
          <SkipLink />
          <NetworkNotice />
          <ErrorBoundary place="routes">
            <Suspense fallback={<SessionLoadingView />}>
              <NavigationEffects />
              <AppRoutes />
            </Suspense>
          </ErrorBoundary>
        </ShopRouter>
      </SessionProvider>
    </PreferencesProvider>
  );
}

/** Keeps the focus when its place goes away. The code comes after the first page; until then the browser does as it does. */
function useFocusKeeper() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let wanted = true;
    import('./focus-keeper.ts').then(
      ({ keepFocus }) => {
        if (wanted) stop = keepFocus();
      },
      () => {},
    );
    return () => {
      wanted = false;
      stop?.();
    };
  }, []);
}
