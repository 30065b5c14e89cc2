import { useRef } from 'react';

/**
 * The Idempotency-Key of a press of a button: the same for as long as what is sent is the same, so that sending once more
 * after a failure does it once. `taken` ends it: the same content sent again is then a new press.
 */
export function usePressKey() {
  const press = useRef<{ content: string; key: string } | null>(null);
  return {
    keyOf: (content: object): string => {
      const written = JSON.stringify(content);
      if (press.current?.content !== written) press.current = { content: written, key: newPressKey() };
      return press.current.key;
    },
    taken: () => {
      press.current = null;
    },
  };
}

// As `newKey`, which comes with all of buying; a UUID there is by https alone.
const newPressKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
