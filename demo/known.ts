/** Returns the value of a key; throws when the content has none. */
export function known<Key, Value>(values: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`the demo content has no ${String(key)}`);
  return value;
}
