/** Those who want to hear of something: how to listen, which answers how to stop, how to tell them, and whether anybody listens. */
export function makeNews<Told = void>() {
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
