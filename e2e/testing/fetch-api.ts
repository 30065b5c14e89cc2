import type { APIRequestContext, APIResponse } from '@playwright/test';

interface Sent {
  method: string;
  headers: Record<string, string>;
  data?: unknown;
}

/**
 * Makes a call below /api, beside the page. A connection that nobody used for more than a minute is closed, maybe just when it is
 * used again: `GET` is asked once more then, as a browser does.
 */
export const fetchApi = (
  request: APIRequestContext,
  path: string,
  { method, headers, data }: Sent,
): Promise<APIResponse> =>
  request.fetch(`/api${path}`, { method, headers, data, maxRetries: method === 'GET' ? 3 : 0 });
