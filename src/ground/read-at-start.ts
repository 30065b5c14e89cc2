import { fromPromise, type NonReducibleUnknown } from 'xstate';

interface Given<Input> {
  input: Input;
  signal: AbortSignal;
}

/**
 * The reading with which a machine of a screen begins. While the app is developed React starts each screen, stops it and starts
 * it again (StrictMode): what the first start gave up must not answer the second one, which reads again.
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
