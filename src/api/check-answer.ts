import { safeParse } from 'zod/v4/core';
import type { Endpoint } from '#contract/endpoint.ts';

/** Throws for an answer that breaks the contract; in development and tests only, production leaves this code out. */
export function checkAnswer(endpoint: Endpoint, answer: unknown): void {
  if (!import.meta.env.DEV || endpoint.status === 204) return;
  const { error } = safeParse(endpoint.answer, answer);
  if (error) throw new Error(`${endpoint.method} ${endpoint.path} broke the contract: ${error.message}`);
}
