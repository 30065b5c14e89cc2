import type { APIRequestContext, APIResponse } from '@playwright/test';

interface Sent {
  method: string;
  headers: Record<string, string>;
  data?: unknown;
}

/**
 * Makes a call below /api without the page. The server closes a connection that was idle for over a minute, perhaps just when it is used
 * again: then a `GET` is retried, as a browser does.
 */
export const fetchApi = (
  request: APIRequestContext,
  path: string,
  { method, headers, data }: Sent,
): Promise<APIResponse> =>
  request.fetch(`/api${path}`, { method, headers, data, maxRetries: method === 'GET' ? 3 : 0 });
