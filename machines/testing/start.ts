import { type AnyActorRef, type EventObject, fromPromise, SimulatedClock } from 'xstate';

/** A call that the test answers when it wants to; it records how often and with what it was called. */
export function heldCall<Output, Input = unknown>() {
  const asked: Input[] = [];
  const signals: AbortSignal[] = [];
  let settle: { resolve: (output: Output) => void; reject: (error: unknown) => void } | undefined;
  return {
    asked,
    signals,
    call: ({ input, signal }: { input: Input; signal: AbortSignal }) => {
      asked.push(input);
      signals.push(signal);
      return new Promise<Output>((resolve, reject) => {
        settle = { resolve, reject };
      });
    },
    answer: async (output: Output) => {
      settle?.resolve(output);
      await settled();
    },
    fail: async (error: unknown) => {
      settle?.reject(error);
      await settled();
    },
  };
}

/** Replaces a machine's watcher in a test: `say` sends the machine an event as the watcher would. */
export function saidWorld<Event extends EventObject>() {
  let tell = (_event: Event): void => {
    throw new Error('nobody watches the world');
  };
  const watch = fromPromise<never, { machine: AnyActorRef }>(({ input: { machine } }) => {
    tell = (event) => machine.send(event);
    return new Promise(() => {});
  });
  return { watch, say: (event: Event) => tell(event) };
}

/** Waits until all promises that can settle now have settled. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A clock that stands still until the test moves it. */
export const stillClock = () => new SimulatedClock();

/** Advances a clock and returns what `read` gives one millisecond before the end, and at the end. */
export function around<Read>(clock: SimulatedClock, milliseconds: number, read: () => Read): [Read, Read] {
  clock.increment(milliseconds - 1);
  const before = read();
  clock.increment(1);
  return [before, read()];
}
