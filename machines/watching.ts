import { type AnyActorRef, type EventObject, fromPromise } from 'xstate';

/** The machine that a watcher sends to. */
interface Watcher {
  machine: AnyActorRef;
}

/**
 * An actor that watches the world for the machine that invokes it, with that machine as its input: what happens is sent to it.
 * `watch` answers how to stop. It is a promise that never comes true: of xstate's ways to write an actor the first page has only that.
 */
export const watcherOf = (watch: (tell: (event: EventObject) => void) => () => void) =>
  fromPromise<never, Watcher>(
    ({ input: { machine }, signal }) =>
      new Promise(() =>
        signal.addEventListener(
          'abort',
          watch((event) => machine.send(event)),
        ),
      ),
  );

/** A watcher that whoever starts the machine provides; unprovided, nothing happens. */
export const watcher = watcherOf(() => () => {});
