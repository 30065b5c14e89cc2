import { useState } from 'react';

/** A value that stands still while it is frozen: the last one from before. */
export function useFrozen<Value>(value: Value, frozen: boolean): Value {
  const [last, setLast] = useState(value);
  if (!frozen && last !== value) setLast(value);
  return frozen ? last : value;
}
