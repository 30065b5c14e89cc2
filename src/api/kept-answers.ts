interface Kept {
  etag: string;
  answer: unknown;
}

// The newest answer with an ETag for each reader and address, so that a 304 has something to stand for.
const kept = new Map<string, Kept>();

/** What identifies an answer: the address, who reads it and in which language. */
export const answerKey = (address: string, token: string | null, language: string) =>
  [address, token ?? '', language].join(' ');

export const keptEtag = (key: string) => kept.get(key)?.etag;
export const keptAnswer = (key: string) => kept.get(key)?.answer;

/** Keeps an answer when it can be asked for again by its ETag. */
export function keepAnswer(key: string, etag: string | null, answer: unknown): void {
  if (etag) kept.set(key, { etag, answer });
}

/** Forgets everything, when somebody signs out. */
export function forgetAnswers(): void {
  kept.clear();
}
