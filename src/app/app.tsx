import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from '../ground/error-boundary.tsx';
import { PreferencesProvider } from '../ground/preferences-provider.tsx';
import { SkipLink } from '../ground/skip-link.tsx';
import { SessionLoadingView } from '../session/session-loading-view.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { AppRoutes } from './app-routes.tsx';
import { FoundRoute } from './found-route.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { NetworkNotice } from './network-notice.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { ShopRouter } from './shop-router.tsx';

/** The app: providers, router and everything around the screens. */
export function App() {
  useEffect(prefetchOnIntent, []);
  useFocusKeeper();
  return (
    <PreferencesProvider>
      <SessionProvider>
        <ShopRouter>
          <SkipLink />
          <NetworkNotice />
          <ErrorBoundary place="routes" alone>
            <Suspense fallback={<SessionLoadingView />}>
              <FoundRoute>
                <NavigationEffects />
                <AppRoutes />
              </FoundRoute>
            </Suspense>
          </ErrorBoundary>
        </ShopRouter>
      </SessionProvider>
    </PreferencesProvider>
  );
}

/**
 * Keeps the focus when the focused element is removed (focus-keeper.ts). Its code loads after the first page; until then the
 * browser's default applies.
 */
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
