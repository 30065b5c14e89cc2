import { useKeptWork } from './kept-work.ts';

/**
 * The Idempotency-Key of a press of a button: the same for as long as what is sent is the same, so that sending once more
 * after a failure does it once, also where the page was loaded again before the answer. It is kept with the work of that name.
 * `taken` ends it: the same content sent again is then a new press.
 */
export function usePressKey(work: string) {
  const [press, keep, taken] = useKeptWork(`${work}.press`, NONE);
  return {
    keyOf: (content: object): string => {
      const written = JSON.stringify(content);
      if (press.content === written) return press.key;
      const key = newPressKey();
      keep({ content: written, key });
      return key;
    },
    taken: () => {
      keep(NONE);
      taken();
    },
  };
}

const NONE = { content: '', key: '' };

// As `newKey`, which comes with all of buying; a UUID there is by https alone.
const newPressKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
