/** What the page asked for by itself (src/index.html), before the app was here: calls by their address. */
interface Early {
  token: string;
  answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    izborEarly?: Early;
  }
}

// Milliseconds since the page began; what was not wanted by then may be out of date.
const GOOD_FOR = 10_000;

/** The answer that the page already waits for, once, for the same reader. A change of anything makes all of them old. */
export function takeEarly(
  url: string,
  { method, signal, headers }: RequestInit,
  token: string,
): Promise<Response> | undefined {
  const early = window.izborEarly;
  if (!early) return undefined;
  const asksAgain = headers !== undefined && 'If-None-Match' in headers;
  if (method !== 'GET' || early.token !== token || asksAgain || performance.now() > GOOD_FOR) {
    delete window.izborEarly;
    return undefined;
  }
  const answer = early.answers.get(url);
  early.answers.delete(url);
  return answer && unlessAborted(answer, signal);
}

function unlessAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });
}
