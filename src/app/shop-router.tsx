import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type NavigationType, Router } from 'react-router-dom';

type Growing = typeof import('./growing-picture.ts');

/**
 * The router of the library, with one thing of our own: a step between a card and the page of its benefit may be drawn in a
 * view transition, on Back too. (The library offers them to its data router alone, and React leaves Back without them.)
 */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, show] = useState<Shown>({ action: history.action as NavigationType, location: history.location });
  const latest = useRef(shown);
  const growing = useGrowing();
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const before = latest.current;
        latest.current = { action: action as NavigationType, location };
        // A late rendering shows the place where one is by then.
        const draw = () => flushSync(() => show(latest.current));
        if (!growing.current?.growPicture(before.location, latest.current, draw))
          startTransition(() => show(latest.current));
      }),
    [history, growing],
  );
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}

interface Shown {
  action: NavigationType;
  location: ReturnType<typeof createBrowserHistory>['location'];
}

/** Grows a card's picture into that of its page. The code comes after the first page; until then pages change without it. */
function useGrowing() {
  const growing = useRef<Growing>(undefined);
  useEffect(() => {
    import('./growing-picture.ts').then(
      (code) => {
        growing.current = code;
      },
      () => {},
    );
  }, []);
  return growing;
}
