import type { WretchOptions } from 'wretch';
import type { FileParts } from '#contract/endpoint.ts';

interface Sent {
  body?: object;
  /** The file of the call, or several by the names of their fields. */
  file?: File | Record<string, File | undefined> | undefined;
  onProgress?: (percent: number) => void;
}

/** Body and fetch function of a call with files: its body as text parts of a multipart form, the files beside them. */
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

/** A fetch over XMLHttpRequest that reports the percentage sent, 0…100, which `fetch` cannot. Bodies that are streams are not supported. */
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
