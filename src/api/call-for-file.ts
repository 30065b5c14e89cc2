import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Loose, type Options, type Rest, send } from './call-endpoint.ts';

type Schema = z.core.$ZodType;

/** A downloaded file with the name that the server gave it. */
export interface AnsweredFile {
  name: string;
  content: Blob;
}

/** Makes a call whose answer is a file (a receipt, a CSV); throws as callEndpoint does. */
export async function callForFile<P extends Schema, Q extends Schema, A extends Schema>(
  endpoint: Endpoint<P, Q, Schema, A, undefined>,
  ...options: Rest<Options<z.input<P>, z.input<Q>, undefined, undefined>>
): Promise<AnsweredFile> {
  const file = await send(endpoint, (options[0] ?? {}) as Omit<Loose, 'body' | 'file'>, async (response) => ({
    name: attachmentName(response.headers.get('Content-Disposition')),
    content: await response.blob(),
  }));
  return file as AnsweredFile;
}

function attachmentName(disposition: string | null): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  return encoded === undefined ? '' : decodeURIComponent(encoded);
}

/** Offers a file to be saved, under its name. */
export function saveFile({ name, content }: AnsweredFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has its own reference to the content.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
