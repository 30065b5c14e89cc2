// By how many milliseconds the server's clock is ahead of the one of this device, whose day may be a wrong one.
let ahead = 0;

/** Learns what time it is for the server from an answer that has just come. */
export function learnServerTime({ headers }: Response): void {
  const said = Date.parse(headers.get('Date') ?? '');
  if (said) ahead = said - Date.now();
}

/** What time it is for the server, as far as one knows: the device's until the server has answered. */
export const serverNow = () => new Date(Date.now() + ahead);
