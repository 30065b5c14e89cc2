import { makeNews } from './news.ts';

// specification.md 6: the token is kept in local storage and sent as `Token {token}`.
const KEY = 'izbor.token';

const [onLost, tellLost] = makeNews();

/** Calls back once for each session that the server ended; answers how to stop listening. */
export const onSessionLost = onLost;

/** Calls back when a session is over and its screens are gone, which the other says: what was theirs must be forgotten. */
export const [onSessionOver, tellSessionOver] = makeNews();

const [onElsewhere, tellElsewhere] = makeNews<string | null>();

// Whose page this is: the token that it was loaded with, null of nobody. Empty while the screens go of one whose token another tab
// replaced; nothing is known before the session begins.
let held: string | null | undefined;

/** The token of this browser, read again each time: another tab may have changed it. */
export function readToken(): string | null {
  return localStorage.getItem(KEY);
}

/** From here on this page is of whoever this browser has a token of. */
export function takeToken(): void {
  held = readToken();
}

/** Whether a token is of the person whose page this is, or of nobody where nobody is here. */
export const isOurs = (token: string | null): boolean => held === undefined || held === token;

/** Whether another tab put somebody's token in place of ours, and nobody took it yet. */
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

/** Looks whether another tab signed in or out, and says so. Until somebody takes its token, no call is made with it. */
export function noticeOthers(): void {
  const token = readToken();
  if (isOurs(token) || (token && isHandedOver())) return;
  held = token && '';
  tellElsewhere(token);
}

/** Calls back when another tab signed in or out, with the token it left. */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  const stop = onElsewhere(listener);
  // A page that was put aside, and is there again by the way back, heard of nothing meanwhile.
  for (const moment of ['storage', 'pageshow']) addEventListener(moment, noticeOthers);
  return () => {
    stop();
    for (const moment of ['storage', 'pageshow']) removeEventListener(moment, noticeOthers);
  };
}
