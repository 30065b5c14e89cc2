import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location } from 'react-router-dom';
import { type HistoryPlace, HistoryRouter } from '../ground/history-router.tsx';

type Growing = typeof import('./growing-picture.ts');

/**
 * The router over the browser's history, with one addition: a step between a card and the page of its benefit may be drawn in a
 * view transition, on Back too. (The library offers them to its data router alone, and React leaves Back without them.)
 */
export function ShopRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  return (
    <HistoryRouter history={history} drawStep={useGrowing()}>
      {children}
    </HistoryRouter>
  );
}

/** Loads growing-picture.ts after the first page; until then pages change without an animation. */
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
  return (from: Location, to: HistoryPlace, draw: () => void) =>
    growing.current?.growPicture(from, to, () => flushSync(draw)) ?? false;
}
