import { fromPromise, type NonReducibleUnknown } from 'xstate';

interface Given<Input> {
  input: Input;
  signal: AbortSignal;
}

/**
 * Promise actor for the first read of a screen's machine. In development React mounts, unmounts and mounts each screen
 * (StrictMode): an aborted read of the first mount must not settle the second one, which reads again.
 */
export const readAtStart = <Output, Input = NonReducibleUnknown>(read: (given: Given<Input>) => Promise<Output>) =>
  fromPromise<Output, Input>(
    (given) =>
      new Promise((resolve, reject) => {
        const unlessGivenUp =
          <Answer>(settle: (answer: Answer) => void) =>
          (answer: Answer) => {
            if (!given.signal.aborted) settle(answer);
          };
        read(given).then(unlessGivenUp(resolve), unlessGivenUp(reject));
      }),
  );
