import { Suspense, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SessionLoadingView } from '../session/session-loading-view.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { NetworkNotice } from './network-notice.tsx';
import { PreferencesProvider } from './preferences-provider.tsx';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { SkipLink } from './skip-link.tsx';

/** Everything that the screens stand in. */
export function App() {
  useEffect(prefetchOnIntent, []);
  useFocusKeeper();
  return (
    <PreferencesProvider>
      <SessionProvider>
        <BrowserRouter>
          <SkipLink />
          <NetworkNotice />
          <ErrorBoundary place="routes">
            <Suspense fallback={<SessionLoadingView />}>
              <NavigationEffects />
              <AppRoutes />
            </Suspense>
          </ErrorBoundary>
        </BrowserRouter>
      </SessionProvider>
    </PreferencesProvider>
  );
}

/** Its code comes after the first page; without it the browser does as it does. */
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
