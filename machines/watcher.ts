import { type AnyActorRef, type EventObject, fromPromise } from 'xstate';

/** The machine that a watcher sends to. */
interface Watcher {
  machine: AnyActorRef;
}

/**
 * An actor that watches something outside the machine that invokes it and sends it events; the machine is its input. `watch` returns a
 * function that stops it. It is a promise that never settles, since `fromPromise` is the only actor logic of XState in the bundle of
 * the first page.
 */
export const watcherOf = (watch: (tell: (event: EventObject) => void, machine: AnyActorRef) => () => void) =>
  fromPromise<never, Watcher>(
    ({ input: { machine }, signal }) =>
      new Promise(() =>
        signal.addEventListener(
          'abort',
          watch((event) => machine.send(event), machine),
        ),
      ),
  );

/** A watcher that the machine's user provides; without that, nothing happens. */
export const watcher = watcherOf(() => () => {});
