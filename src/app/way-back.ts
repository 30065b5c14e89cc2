import { useLocation } from 'react-router-dom';
import { paths } from './paths.ts';

interface Place {
  pathname: string;
  search: string;
  hash: string;
  state?: unknown;
}

interface WayBack {
  wayBack: string;
}

const holds = (state: unknown): state is WayBack =>
  typeof state === 'object' && state !== null && typeof (state as Partial<WayBack>).wayBack === 'string';

/** History state that remembers where a person was going. A place that itself remembers one passes it on. */
export function wayBackTo(place: Place): WayBack {
  if (holds(place.state)) return place.state;
  return { wayBack: `${place.pathname}${place.search}${place.hash}` };
}

/** Where to go on to after signing in: it is in the history and not in the address, so nobody can forge it by a link. */
export function useWayBack(): string {
  const { state } = useLocation();
  return holds(state) ? state.wayBack : paths.home;
}
