// specification.md 6: the token is kept in local storage and sent as `Token {token}`.
const KEY = 'izbor.token';

type Listener = () => void;
const lost = new Set<Listener>();

/** The token of this browser, read again each time: another tab may have changed it. */
export function readToken(): string | null {
  return localStorage.getItem(KEY);
}

export function storeToken(token: string): void {
  localStorage.setItem(KEY, token);
}

export function removeToken(): void {
  localStorage.removeItem(KEY);
}

/** specification.md 8: a 401 on any call removes the token. A late 401 for a token already replaced ends nothing. */
export function loseSession(deadToken: string): void {
  if (readToken() !== deadToken) return;
  removeToken();
  for (const listener of lost) listener();
}

/** Calls back once for each session that the server ended; answers how to stop listening. */
export function onSessionLost(listener: Listener): () => void {
  lost.add(listener);
  return () => lost.delete(listener);
}

const over = new Set<Listener>();

/** Calls back when a session is over and its screens are gone: what was theirs must be forgotten. */
export function onSessionOver(listener: Listener): () => void {
  over.add(listener);
  return () => over.delete(listener);
}

/** Says that the screens of a session are gone. */
export function tellSessionOver(): void {
  for (const listener of over) listener();
}

/** Calls back when another tab signed in or out, with the token it left. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === KEY || event.key === null) listener(readToken());
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
