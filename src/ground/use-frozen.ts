import { useState } from 'react';

/** The given value, or the last one before it was frozen. */
export function useFrozen<Value>(value: Value, frozen: boolean): Value {
  const [last, setLast] = useState(value);
  if (!frozen && last !== value) setLast(value);
  return frozen ? last : value;
}
