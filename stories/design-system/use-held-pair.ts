import { useState } from 'react';
import type { PairFieldProps } from '#design-system/pair-field/pair-field.tsx';

type HeldPair = Pick<PairFieldProps, 'value' | 'onChange'>;

/** State of a pair of texts while typing; changes are reported to the story too. */
export function useHeldPair({ value: first, onChange }: HeldPair): HeldPair {
  const [value, setValue] = useState(first);
  return {
    value,
    onChange: (language, text) => {
      setValue((before) => Object.assign({}, before, { [language]: text }));
      onChange(language, text);
    },
  };
}
