import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  type UNSAFE_createMemoryHistory as createMemoryHistory,
  type Location,
  type NavigationType,
  Router,
} from 'react-router-dom';
import { makeNews } from '../api/news.ts';

/** Where one is. What is drawn may still be the place before, while the next one is drawn. */
export interface CurrentPlace {
  read: () => Location;
  /** Tells each step of the history in the moment it is made; answers how to hear of none any more. */
  listen: (hear: () => void) => () => void;
}

/** A place of the history, and how one came there. */
export interface HistoryPlace {
  action: NavigationType;
  location: Location;
}

interface HistoryRouterProps {
  /** The same for as long as this is drawn. */
  history: ReturnType<typeof createBrowserHistory | typeof createMemoryHistory>;
  /** Draws a step of the history in a way of its own; false when it did not. */
  drawStep?: (from: Location, to: HistoryPlace, draw: () => void) => boolean;
  children: ReactNode;
}

const CurrentPlaceContext = createContext<CurrentPlace | null>(null);

/** The router of the library over a history that is written at once and drawn when there is time. */
export function HistoryRouter({ history, drawStep, children }: HistoryRouterProps) {
  const now = (): HistoryPlace => ({ action: history.action as NavigationType, location: history.location });
  const [shown, show] = useState(now);
  const [[listen, tell]] = useState(() => makeNews());
  const [place] = useState<CurrentPlace>({ read: () => history.location, listen });
  const from = useRef(shown.location);
  const take = useEffectEvent(() => {
    const before = from.current;
    from.current = history.location;
    tell();
    // A late drawing shows the place where one is by then.
    const draw = () => show(now);
    if (!drawStep?.(before, now(), draw)) startTransition(draw);
  });
  useLayoutEffect(() => history.listen(() => take()), [history]);
  return (
    <CurrentPlaceContext value={place}>
      <Router location={shown.location} navigationType={shown.action} navigator={history}>
        {children}
      </Router>
    </CurrentPlaceContext>
  );
}

/** Where one is now, whatever is drawn. Only within `HistoryRouter`. */
export function useCurrentPlace(): CurrentPlace {
  const place = use(CurrentPlaceContext);
  if (!place) throw new Error('No HistoryRouter');
  return place;
}
