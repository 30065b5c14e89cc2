import { ApiError } from '../api/api-error.ts';
import { failureOf } from '../api/failure-of.ts';

interface Trying {
  /** A retry is under way. */
  busy: boolean;
  onRetry: () => void;
}

/** State of a read; all views of lists and details take one. */
export type Found<Data> = Trying &
  (
    | { state: 'loading'; data: null }
    | { state: 'offline'; data: null }
    /** The server answered 404: no such thing, or not for this person. */
    | { state: 'missing'; data: null }
    /** `status` is the HTTP status, 0 without an answer. */
    | { state: 'failed'; data: null; message: string; status: number }
    /** `old`: there is no network, and the data was loaded earlier. */
    | { state: 'ready'; data: Data; old: boolean }
  );

interface Result<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Turns the result of a query into what the views take; `offline` is whether the browser reports no network. */
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

/** A read that has no data and is not loading. */
export type Away = Extract<Found<unknown>, { state: 'offline' | 'missing' | 'failed' }>;

export const isAway = (found: Found<unknown>): found is Away => found.state !== 'ready' && found.state !== 'loading';

/** A read that is shown only together with another: it fails when the other fails, and a retry reads both. */
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

/** Joins two reads that are shown together, or not at all. */
export function foundBoth<One, Other>(one: Found<One>, other: Found<Other>): Found<readonly [One, Other]> {
  const found = foundWith(one, other);
  const { busy, onRetry } = found;
  if (found.state !== 'ready') return found;
  if (other.state !== 'ready') return { busy, onRetry, state: 'loading', data: null };
  return { busy, onRetry, state: 'ready', data: [found.data, other.data], old: found.old || other.old };
}
