import type { WretchOptions } from 'wretch';
import type { FileParts } from '#contract/endpoint.ts';

interface Sent {
  body?: object;
  /** The file of the call, or its files by their fields. */
  file?: File | Record<string, File | undefined> | undefined;
  onProgress?: (percent: number) => void;
}

/** What a call with files is sent by, and as: its body as text parts, the files beside them. */
export function uploadOf(part: FileParts, { body, file, onProgress = () => {} }: Sent) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.set(name, String(value));
  for (const [field, each] of filesOf(part, file)) if (each) form.set(field, each, each.name);
  return { form, fetch: fetchWithProgress(onProgress) };
}

function filesOf(part: FileParts, file: Sent['file']): [string, File | undefined][] {
  if (file instanceof File) return 'field' in part ? [[part.field, file]] : [];
  return Object.entries(file ?? {});
}

/** A fetch that tells how much of the body is sent, 0…100: `fetch` itself can't. For bodies that are sent once, without streams. */
function fetchWithProgress(onProgress: (percent: number) => void) {
  return (url: string, { method = 'GET', headers, body, signal }: WretchOptions): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      const end = () => signal?.removeEventListener('abort', abort);
      request.open(method, url);
      request.responseType = 'arraybuffer';
      for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, String(value));
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
      };
      request.onload = () => resolve(responseOf(request));
      request.onerror = () => reject(new TypeError('The upload got no answer'));
      request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
      request.onloadend = end;
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', abort);
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  const isEmpty = request.status === 204 || request.status === 304;
  return new Response(isEmpty ? null : (request.response as ArrayBuffer), { status: request.status, headers });
}
