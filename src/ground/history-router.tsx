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
import { makeEmitter } from '../api/emitter.ts';

/** The current location. The screen may still show the previous one while the next is being rendered. */
export interface CurrentPlace {
  read: () => Location;
  /** Calls back immediately on each step of the history; returns the unsubscribe function. */
  listen: (hear: () => void) => () => void;
}

/** A location and the navigation type that led to it. */
export interface HistoryPlace {
  action: NavigationType;
  location: Location;
}

interface HistoryRouterProps {
  /** Must not change between renderings. */
  history: ReturnType<typeof createBrowserHistory | typeof createMemoryHistory>;
  /** Renders a step of the history with an animation of its own; returns false to leave it to the router. */
  drawStep?: (from: Location, to: HistoryPlace, draw: () => void) => boolean;
  children: ReactNode;
}

const CurrentPlaceContext = createContext<CurrentPlace | null>(null);

/** React Router's `Router` over a history that is updated immediately and rendered as a transition. */
export function HistoryRouter({ history, drawStep, children }: HistoryRouterProps) {
  const now = (): HistoryPlace => ({ action: history.action as NavigationType, location: history.location });
  const [shown, show] = useState(now);
  const [[listen, tell]] = useState(() => makeEmitter());
  const [place] = useState<CurrentPlace>({ read: () => history.location, listen });
  const from = useRef(shown.location);
  const take = useEffectEvent(() => {
    const before = from.current;
    from.current = history.location;
    tell();
    // A delayed rendering shows the location that is current by then.
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

/** The current location, whatever is shown. Throws outside `HistoryRouter`. */
export function useCurrentPlace(): CurrentPlace {
  const place = use(CurrentPlaceContext);
  if (!place) throw new Error('No HistoryRouter');
  return place;
}
