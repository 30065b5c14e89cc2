/** Calls that the inline script of src/index.html made before the app was loaded, by their address. */
interface Early {
  token: string;
  answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    izborEarly?: Early;
  }
}

// Milliseconds since the page load; an early answer that is not used by then may be out of date.
const GOOD_FOR = 10_000;

/**
 * Takes the early answer to a call, once, for the same token. Any call that is not a GET drops all early answers, for it may
 * change them.
 */
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
