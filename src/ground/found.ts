import { ApiError } from '../api/api-error.ts';
import { failureOf } from '../api/failure-of.ts';

interface Trying {
  /** A try is running. */
  busy: boolean;
  onRetry: () => void;
}

/** What a read has found so far. All views of lists and details are given one of these. */
export type Found<Data> = Trying &
  (
    | { state: 'loading'; data: null }
    | { state: 'offline'; data: null }
    /** The server knows no such thing, or not for this person. */
    | { state: 'missing'; data: null }
    /** `status` is of HTTP, 0 without an answer. */
    | { state: 'failed'; data: null; message: string; status: number }
    /** `old`: there is no network, it was loaded before. */
    | { state: 'ready'; data: Data; old: boolean }
  );

interface Result<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What the query cache holds, as the views are given it; `offline` is what the browser knows of the network. */
export function foundOf<Data>({ data, error, isFetching, refetch }: Result<Data>, offline: boolean): Found<Data> {
  const trying = { busy: isFetching, onRetry: () => void refetch() };
  const failure = failureOf(error, offline);
  if (data !== undefined) return { ...trying, state: 'ready', data, old: failure === 'offline' };
  if (failure === 'offline') return { ...trying, state: 'offline', data: null };
  if (error === null) return { ...trying, state: 'loading', data: null };
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404) return { ...trying, state: 'missing', data: null };
  return { ...trying, state: 'failed', data: null, message: error.message, status };
}

/** A read of which there is nothing to show, and nothing on its way. */
export type Away = Extract<Found<unknown>, { state: 'offline' | 'missing' | 'failed' }>;

export const isAway = (found: Found<unknown>): found is Away => found.state !== 'ready' && found.state !== 'loading';

/** A read that is not shown without another: it is away when the other one is, and both are tried again. */
export function foundWith<Data>(found: Found<Data>, other: Found<unknown>): Found<Data> {
  const trying = {
    busy: found.busy || other.busy,
    onRetry: () => {
      found.onRetry();
      other.onRetry();
    },
  };
  return { ...(!isAway(found) && isAway(other) ? other : found), ...trying };
}

/** Two reads that are shown together, or not at all. */
export function foundBoth<One, Other>(one: Found<One>, other: Found<Other>): Found<readonly [One, Other]> {
  const found = foundWith(one, other);
  const { busy, onRetry } = found;
  if (found.state !== 'ready') return found;
  if (other.state !== 'ready') return { busy, onRetry, state: 'loading', data: null };
  return { busy, onRetry, state: 'ready', data: [found.data, other.data], old: found.old || other.old };
}
