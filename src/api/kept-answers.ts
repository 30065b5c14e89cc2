interface Kept {
  etag: string;
  answer: unknown;
}

// Newest answer with an ETag by token, address and language; a 304 is answered from here.
const kept = new Map<string, Kept>();

/** Cache key of an answer: address, session token and language. */
export const answerKey = (address: string, token: string | null, language: string) =>
  [address, token ?? '', language].join(' ');

export const keptEtag = (key: string) => kept.get(key)?.etag;
export const keptAnswer = (key: string) => kept.get(key)?.answer;

/** Stores an answer that has an ETag, for later conditional requests. */
export function keepAnswer(key: string, etag: string | null, answer: unknown): void {
  if (etag) kept.set(key, { etag, answer });
}

/** Clears the cache, when a session ends. */
export function forgetAnswers(): void {
  kept.clear();
}
