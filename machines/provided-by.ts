import { fromPromise, type NonReducibleUnknown } from 'xstate';

/** Placeholder for a call that the machine's user provides with `provide`; without that it fails with the name of the owner. */
export function providedBy<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(owner: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${owner} must provide this actor`)));
}
