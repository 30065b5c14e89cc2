import { makeEmitter } from './emitter.ts';

// specification.md 6: the token is kept in local storage and sent as `Token {token}`.
const KEY = 'izbor.token';

const [onLost, tellLost] = makeEmitter();

/** Calls back once for each session that the server ended; returns the unsubscribe function. */
export const onSessionLost = onLost;

/** A pair of subscribe and emit: the session has ended and its screens are gone, so all data of that person must be cleared. */
export const [onSessionOver, tellSessionOver] = makeEmitter();

const [onElsewhere, tellElsewhere] = makeEmitter<string | null>();

// Token of the session that this page works with, null when signed out. Empty while the screens close because another tab
// replaced the token; undefined before the session starts.
let held: string | null | undefined;

/** The stored token of this browser, read from local storage each time: another tab may have changed it. */
export function readToken(): string | null {
  return localStorage.getItem(KEY);
}

/** Makes the stored token the one that this page works with. */
export function takeToken(): void {
  held = readToken();
}

/** Whether a token is the one this page works with (null when signed out); true for any before the session starts. */
export const isOurs = (token: string | null): boolean => held === undefined || held === token;

/** Whether another tab replaced our token, and takeToken was not called since. */
export const isHandedOver = (): boolean => held === '';

export function storeToken(token: string): void {
  localStorage.setItem(KEY, token);
  takeToken();
}

/** Removes the token; one that another tab put in its place stays. */
export function removeToken(): void {
  if (isOurs(readToken())) localStorage.removeItem(KEY);
  held = null;
}

/** specification.md 8: a 401 on any call removes the token. A late 401 for a token already replaced ends nothing. */
export function loseSession(deadToken: string): void {
  if (readToken() !== deadToken) return;
  removeToken();
  tellLost();
}

/** Checks whether another tab signed in or out, and tells the listeners. No call is made with the new token until takeToken is called. */
export function noticeOthers(): void {
  const token = readToken();
  if (isOurs(token) || (token && isHandedOver())) return;
  held = token && '';
  tellElsewhere(token);
}

/** Calls back with the stored token when another tab signed in or out (null); returns the unsubscribe function. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  const stop = onElsewhere(listener);
  // A page restored from the back/forward cache missed the storage events, so it is checked on `pageshow` too.
  for (const moment of ['storage', 'pageshow']) addEventListener(moment, noticeOthers);
  return () => {
    stop();
    for (const moment of ['storage', 'pageshow']) removeEventListener(moment, noticeOthers);
  };
}
