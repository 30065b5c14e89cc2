import { useKeptWork } from './kept-work.ts';

/**
 * The Idempotency-Key of a press of a button: the same for as long as the content is the same, so that a retry after a failure
 * is carried out once, also after a reload of the page. It is stored with the work of that name. `taken` discards it: the same
 * content sent again is then a new press.
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

// A random key of 128 bits, as `newKey`, which belongs to the chunk of buying; `crypto.randomUUID` exists on https alone.
const newPressKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
