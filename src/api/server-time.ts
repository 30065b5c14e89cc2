// Milliseconds by which the server's clock is ahead of this device's, which may be set wrongly, even to another day.
let ahead = 0;

/** Takes the server's time from the `Date` header of an answer. */
export function learnServerTime({ headers }: Response): void {
  const said = Date.parse(headers.get('Date') ?? '');
  if (said) ahead = said - Date.now();
}

/** The server's current time; the device's own until the server has answered once. */
export const serverNow = () => new Date(Date.now() + ahead);
