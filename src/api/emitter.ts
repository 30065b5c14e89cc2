/** A small event emitter, as a tuple: subscribe (returns the unsubscribe function), emit, and whether there are subscribers. */
export function makeEmitter<Told = void>() {
  const listeners = new Set<(told: Told) => void>();
  const listen = (listener: (told: Told) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const tell = (told: Told) => {
    for (const listener of listeners) listener(told);
  };
  const isHeard = () => listeners.size > 0;
  return [listen, tell, isHeard] as const;
}
