import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** A call that a machine waits for and whoever starts it provides; unprovided it fails and names who owes it. */
export function providedBy<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(owner: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${owner} must provide this actor`)));
}
