// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { callEndpoint } from './call-endpoint.ts';
import { onSessionLost, onTokenChangedElsewhere, readToken, storeToken, takeToken } from './token.ts';

const answer = z.object({ name: z.string() });
const list = defineEndpoint({
  method: 'GET',
  path: '/v2/things/',
  audience: 'employee',
  summary: '',
  query: z.strictObject({ ordering: z.optional(z.string()), search: z.optional(z.string()) }),
  answer,
});
const change = defineEndpoint({
  method: 'PATCH',
  path: '/v2/things/{id}/',
  audience: 'employee',
  summary: '',
  params: idParams,
  body: z.strictObject({ count: z.int() }),
  answer,
});
const remove = defineEndpoint({
  method: 'DELETE',
  path: '/v2/things/{id}/',
  audience: 'employee',
  summary: '',
  params: idParams,
});

type Answering = (
  url: string,
  options: RequestInit & { headers: Record<string, string> },
) => Response | Promise<Response>;

/** Stubs the network, and records its calls. */
function network(answering: Answering) {
  const calls: { url: string; method: string | undefined; headers: Record<string, string>; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit & { headers: Record<string, string> }) => {
    calls.push({ url, method: options.method, headers: options.headers, body: options.body });
    return answering(url, options);
  });
  return calls;
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

/** Waits until everything that follows the answer of a call is done. */
const soon = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.documentElement.lang = 'sr-Latn';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  takeToken();
});

describe('a call', () => {
  it('goes to its path under /api with parameters, query, body, token and language', async () => {
    storeToken('secret');
    const calls = network(() => Response.json({ name: 'x' }));
    await callEndpoint(change, { params: { id: 7 }, body: { count: 2 } });
    await callEndpoint(list, { query: { ordering: '+bought', search: undefined } });
    expect(calls[0]).toMatchObject({ url: '/api/v2/things/7/', method: 'PATCH', body: '{"count":2}' });
    expect(calls[0]?.headers).toMatchObject({ Authorization: 'Token secret', 'Accept-Language': 'sr-Latn' });
    expect(calls[1]?.url).toBe('/api/v2/things/?ordering=%2Bbought');
  });

  it('carries no Authorization while nobody is signed in', async () => {
    const calls = network(() => Response.json({ name: 'x' }));
    await callEndpoint(list);
    expect(calls[0]?.headers.Authorization).toBeUndefined();
  });

  it('answers nothing for 204', async () => {
    network(() => new Response(null, { status: 204 }));
    expect(await callEndpoint(remove, { params: { id: 1 } })).toBeUndefined();
  });

  it('that breaks the contract fails here and not on a screen', async () => {
    network(() => Response.json({ nome: 'x' }));
    expect(String(await failureOf(callEndpoint(list)))).toContain('GET /v2/things/ broke the contract');
  });

  it('does not compile without its parameters or with a wrong body', async () => {
    network(() => Response.json({ name: 'x' }));
    // @ts-expect-error the id is missing
    await failureOf(callEndpoint(change, { body: { count: 1 } }));
    // @ts-expect-error a count is a number
    await failureOf(callEndpoint(change, { params: { id: 1 }, body: { count: '1' } }));
  });
});

describe('a failed call', () => {
  it("carries the server's words, code, fields, body and how long to wait", async () => {
    const refused = { message: 'Previše pokušaja', code: 'session.too_many', fields: { email: 'x' } };
    network(() => Response.json(refused, { status: 429, headers: { 'Retry-After': '60' } }));
    const failure = await failureOf(callEndpoint(list));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toHaveProperty('message', 'Previše pokušaja');
    const { code, fields } = refused;
    expect(failure).toMatchObject({ code, fields, body: refused, kind: 'refused', status: 429, retryAfter: 60 });
  });

  it('with an answer that is not ours says that something went wrong', async () => {
    network(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await failureOf(callEndpoint(list))).toMatchObject({
      status: 502,
      code: 'unknown',
      message: 'Nešto je pošlo naopako.',
      retryAfter: null,
    });
  });

  it('without a network is of its own kind', async () => {
    network(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(callEndpoint(list))).toMatchObject({ kind: 'network', status: 0, code: 'network' });
  });

  it('that takes too long is of its own kind', async () => {
    vi.useFakeTimers();
    network(
      (_, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const failing = failureOf(callEndpoint(list));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failing).toMatchObject({ kind: 'timeout', code: 'timeout' });
  });

  it('that the caller gave up stays an abort', async () => {
    const controller = new AbortController();
    network(
      (_, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const failing = failureOf(callEndpoint(list, { signal: controller.signal }));
    controller.abort();
    expect(await failing).toMatchObject({ name: 'AbortError' });
  });
});

describe('a 401', () => {
  it('removes the token and tells it once, however many calls got it (specification.md 8)', async () => {
    storeToken('dead');
    const told = vi.fn();
    const stop = onSessionLost(told);
    network(() => Response.json({ message: 'x', code: 'session.dead' }, { status: 401 }));
    await Promise.all([failureOf(callEndpoint(list)), failureOf(callEndpoint(list))]);
    await vi.waitFor(() => expect(readToken()).toBeNull());
    await soon();
    expect(told).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is told to whoever made the call before the screens of the session go', async () => {
    storeToken('dead');
    const told: string[] = [];
    const stop = onSessionLost(() => told.push('the session'));
    network(() => Response.json({ message: 'x', code: 'session.dead' }, { status: 401 }));
    // As many promises away from the call as a machine is.
    const called = async () => await callEndpoint(list);
    await called().catch(() => told.push('the caller'));
    await vi.waitFor(() => expect(told).toEqual(['the caller', 'the session']));
    stop();
  });

  it('that comes late, after signing in anew, leaves the new token alone', async () => {
    storeToken('dead');
    network(() => {
      storeToken('new');
      return Response.json({ message: 'x', code: 'session.dead' }, { status: 401 });
    });
    void callEndpoint(list);
    await soon();
    await soon();
    expect(readToken()).toBe('new');
  });
});

describe('another person in this browser', () => {
  /** Signs another person in, in another tab. */
  const signInElsewhere = () => localStorage.setItem('izbor.token', 'mira');
  const outcomeOf = async (call: Promise<unknown>) => {
    let outcome = 'unheard';
    call.then(
      () => (outcome = 'answered'),
      () => (outcome = 'failed'),
    );
    await soon();
    return outcome;
  };

  it('is not who an old tab makes its calls as: it finds out instead, and waits until they are taken over', async () => {
    storeToken('ana');
    const found: (string | null)[] = [];
    const stop = onTokenChangedElsewhere((token) => found.push(token));
    const calls = network(() => Response.json({ name: 'x' }));
    signInElsewhere();

    expect(await outcomeOf(callEndpoint(change, { params: { id: 7 }, body: { count: 2 } }))).toBe('unheard');
    expect(await outcomeOf(callEndpoint(list))).toBe('unheard');
    expect([calls, found]).toEqual([[], ['mira']]);
    takeToken();
    expect(await callEndpoint(list)).toEqual({ name: 'x' });
    expect(calls[0]?.headers).toMatchObject({ Authorization: 'Token mira' });
    stop();
  });

  it.each([
    ['an answer', () => Response.json({ name: 'of Ana' })],
    ['a refusal', () => Response.json({ message: 'of Ana', code: 'x' }, { status: 409 })],
  ])('is not told %s to what was asked before them', async (_, answer) => {
    storeToken('ana');
    network(() => {
      storeToken('mira');
      return answer();
    });

    expect(await outcomeOf(callEndpoint(list))).toBe('unheard');
    expect(readToken()).toBe('mira');
  });

  it.each(['storage', 'pageshow'])('is noticed at %s, and nothing is where nothing changed', (event) => {
    storeToken('ana');
    const found: (string | null)[] = [];
    const stop = onTokenChangedElsewhere((token) => found.push(token));
    dispatchEvent(new Event(event));
    expect(found).toEqual([]);
    signInElsewhere();
    dispatchEvent(new Event(event));
    expect(found).toEqual(['mira']);
    localStorage.removeItem('izbor.token');
    dispatchEvent(new Event(event));
    expect(found).toEqual(['mira', null]);
    stop();
  });
});

it('an unchanged answer is asked for by its ETag, and a 304 gives the one kept', async () => {
  storeToken('reader');
  const calls = network((_, { headers }) =>
    headers['If-None-Match'] === '"1"'
      ? new Response(null, { status: 304 })
      : Response.json({ name: 'kept' }, { headers: { ETag: '"1"' } }),
  );
  const first = await callEndpoint(list);
  const second = await callEndpoint(list);
  expect(second).toBe(first);
  expect(calls.map(({ headers }) => headers['If-None-Match'])).toEqual([undefined, '"1"']);
});

describe('a call with a file', () => {
  const keep = defineEndpoint({
    method: 'POST',
    path: '/v2/receipts/',
    audience: 'employee',
    summary: '',
    body: z.strictObject({ amount: z.number(), note: z.optional(z.string()) }),
    file: { field: 'file', types: ['application/pdf'], mostBytes: 100, required: true },
    answer,
  });
  const receipt = new File(['%PDF-1.7'], 'račun.pdf', { type: 'application/pdf' });

  /** Stubs the browser's upload, which reports its progress. */
  function uploads(status: number, body: string, { hangs = false } = {}) {
    const sent: { method: string; url: string; headers: Record<string, string>; form: FormData | undefined } = {
      method: '',
      url: '',
      headers: {},
      form: undefined,
    };
    class Upload {
      upload: { onprogress?: (event: object) => void } = {};
      status = status;
      response = new TextEncoder().encode(body).buffer;
      onload = () => {};
      onabort = () => {};
      onloadend = () => {};
      open = (method: string, url: string) => Object.assign(sent, { method, url });
      setRequestHeader = (name: string, value: string) => Object.assign(sent.headers, { [name]: value });
      getAllResponseHeaders = () => 'content-type: application/json\r\nx-a: b: c\r\n';
      abort = () => {
        this.onabort();
        this.onloadend();
      };
      send = (form: FormData) => {
        sent.form = form;
        this.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
        if (hangs) return;
        this.upload.onprogress?.({ loaded: 4, total: 4, lengthComputable: true });
        this.onload();
        this.onloadend();
      };
    }
    vi.stubGlobal('XMLHttpRequest', Upload);
    return sent;
  }

  it('goes as a form with its body as texts, and tells how far it is', async () => {
    storeToken('secret');
    const sent = uploads(200, '{"name":"x"}');
    const onProgress = vi.fn();
    const body = { amount: 1250.5, note: undefined };
    expect(await callEndpoint(keep, { body, file: receipt, onProgress })).toEqual({ name: 'x' });
    expect(sent).toMatchObject({ method: 'POST', url: '/api/v2/receipts/' });
    expect(sent.headers).toMatchObject({ Authorization: 'Token secret', 'Accept-Language': 'sr-Latn' });
    expect(Object.keys(sent.headers)).not.toContain('Content-Type');
    expect([...(sent.form?.entries() ?? [])]).toEqual([
      ['amount', '1250.5'],
      ['file', receipt],
    ]);
    expect(onProgress.mock.calls).toEqual([[25], [100]]);
  });

  it('that is refused fails as every call does, and a 401 ends the session', async () => {
    storeToken('dead');
    uploads(413, '{"message":"Fajl je veći od 2 MB","code":"file.too_large","fields":{"file":"x"}}');
    const body = { amount: 1 };
    const failure = await failureOf(callEndpoint(keep, { body, file: receipt }));
    expect(failure).toMatchObject({ status: 413, code: 'file.too_large', fields: { file: 'x' } });
    uploads(401, '{"message":"x","code":"session.missing"}');
    await failureOf(callEndpoint(keep, { body, file: receipt }));
    await vi.waitFor(() => expect(readToken()).toBeNull());
  });

  it('is not sent as somebody who signed in elsewhere while what sends it was loaded', async () => {
    storeToken('ana');
    vi.resetModules();
    const sent = uploads(200, '{"name":"x"}');
    const told = vi.fn();
    void callEndpoint(keep, { body: { amount: 1 }, file: receipt }).then(told, told);
    localStorage.setItem('izbor.token', 'mira');
    await import('./upload.ts');
    for (let turn = 0; turn < 5; turn += 1) await soon();
    expect(sent.form).toBeUndefined();
    expect(told).not.toHaveBeenCalled();
  });

  it('can be given up', async () => {
    uploads(200, '', { hangs: true });
    const controller = new AbortController();
    const sending = failureOf(callEndpoint(keep, { body: { amount: 1 }, file: receipt, signal: controller.signal }));
    await vi.waitFor(() => expect(controller.signal.aborted).toBe(false));
    controller.abort();
    expect(await sending).toMatchObject({ name: 'AbortError' });
  });

  it('does not compile without its file', async () => {
    uploads(200, '{"name":"x"}');
    // @ts-expect-error the file is missing
    await failureOf(callEndpoint(keep, { body: { amount: 1 } }));
    // @ts-expect-error this call has no file
    await failureOf(callEndpoint(list, { file: receipt }));
  });
});

it('a file that is answered comes with its name', async () => {
  const { callForFile } = await import('./call-for-file.ts');
  const disposition = `attachment; filename="Racun.pdf"; filename*=UTF-8''Ra%C4%8Dun%2050%25.pdf`;
  network(() => new Response('%PDF', { headers: { 'Content-Disposition': disposition } }));
  const { name, content } = await callForFile(remove, { params: { id: 1 } });
  expect([name, await content.text()]).toEqual(['Račun 50%.pdf', '%PDF']);
});
