import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FilePart } from '#contract/endpoint.ts';
import { requestInvalid, requestMalformed, requestTooLarge, unsupportedType } from '../errors/request.errors.ts';
import { fileTooLarge } from '../files/files.errors.ts';
import { checkUpload, type Received, type UploadedFile } from '../files/uploaded-file.ts';
import { fieldText } from './field-texts.ts';

const MB = 1024 * 1024;
// A body that is too large is read to its end, so that its sender gets the answer; above this size the connection is cut.
const MOST_DRAINED = 32 * MB;
const MOST_FIELDS = 30;
const MOST_OF_A_FIELD = 64 * 1024;
// For forms of several files, which admins send: their texts may be as long as all questions of a course, in letters of up to
// three bytes.
const MOST_OF_A_LONG_FIELD = 8 * MB;

/** Lets a route accept multipart (and JSON, if `andJson`), without a cost for other routes. */
export function takingMultipart(
  app: FastifyInstance,
  { andJson }: { andJson: boolean },
  route: (scope: FastifyInstance) => void,
): void {
  const take = async (scope: FastifyInstance) => {
    if (!andJson) scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    if (!andJson) scope.addContentTypeParser('*', (_request, _payload, done) => done(unsupportedType(), undefined));
    route(scope);
  };
  app.register(Object.assign(take, NAMED));
}

// A name for the plugin: for a plugin without one Fastify searches all loaded modules.
const NAMED = { [Symbol.for('fastify.display-name')]: 'takingMultipart' };

/** The files of a call by field. */
export type Uploads = Partial<Record<string, UploadedFile>>;

/**
 * Reads the parts of a multipart body in any order: texts become the body, files are checked and answered. Throws 413, 415 or 400
 * for parts that are not allowed, and then stores nothing.
 */
export async function readParts(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: readonly FilePart[],
): Promise<Uploads> {
  if (!request.isMultipart()) throw unsupportedType();
  const most = Math.max(MOST_DRAINED, sumOf(parts) + MB);
  if (Number(request.headers['content-length']) > most) {
    reply.header('connection', 'close');
    throw requestTooLarge();
  }
  const ended = cutWhenEndless(request, most);
  try {
    const { texts, files } = await collect(request, parts);
    request.body = Object.fromEntries(texts);
    const checked = parts.map(async (part) => [part.field, await required(files.get(part.field), part)] as const);
    return Object.fromEntries(await Promise.all(checked));
  } catch (error) {
    await ended();
    throw error;
  }
}

function sumOf(parts: readonly FilePart[]): number {
  return parts.reduce((sum, { mostBytes }) => sum + mostBytes, 0);
}

async function required(file: Received | undefined, part: FilePart): Promise<UploadedFile | undefined> {
  if (file) return checkUpload(file, part);
  if (part.required) throw requestInvalid({ [part.field]: fieldText('required', {}) });
  return undefined;
}

interface Collected {
  texts: Map<string, string>;
  /** By field. */
  files: Map<string, Received>;
}

async function collect(request: FastifyRequest, parts: readonly FilePart[]): Promise<Collected> {
  const collected: Collected = { texts: new Map(), files: new Map() };
  const { length } = parts;
  const limits = { files: Math.max(1, length), fields: MOST_FIELDS, parts: MOST_FIELDS + Math.max(1, length) };
  const fileSize = Math.max(1, ...parts.map(({ mostBytes }) => mostBytes));
  const fieldSize = length > 1 ? MOST_OF_A_LONG_FIELD : MOST_OF_A_FIELD;
  let refusal: Error | undefined;
  try {
    const sizes = { fileSize, fieldSize, fieldNameSize: 100, headerPairs: 20 };
    for await (const sent of request.parts({ limits: { ...limits, ...sizes } })) {
      // The parts after a refused one are read too, and discarded.
      const wrong = sent.type === 'file' ? await takeFile(sent, parts, collected) : takeText(sent, collected);
      refusal ??= wrong;
    }
  } catch (error) {
    // An earlier refusal says more than the parser's error about the same part; its error about a truncated body has no status.
    throw refusal ?? (error instanceof Error && 'statusCode' in error ? error : requestMalformed());
  }
  if (refusal) throw refusal;
  return collected;
}

async function takeFile(
  sent: MultipartFile,
  parts: readonly FilePart[],
  { files }: Collected,
): Promise<Error | undefined> {
  const bytes = await sent.toBuffer().catch(() => undefined);
  const part = parts.find(({ field }) => field === sent.fieldname);
  if (!part) return requestInvalid({ [sent.fieldname]: fieldText('additionalProperties', {}) });
  const isTooLarge = sent.file.truncated || (bytes !== undefined && bytes.length > part.mostBytes);
  if (isTooLarge) return fileTooLarge(part.field, part.mostBytes);
  if (!bytes) return requestMalformed();
  // A form sends an empty file where none was chosen.
  if (bytes.length === 0) return undefined;
  if (files.has(part.field)) return requestInvalid({ [part.field]: fieldText('', {}) });
  files.set(part.field, { name: asNamed(sent.filename), bytes });
  return undefined;
}

/**
 * The file name as the sender has it: in the header of a part browsers escape quotes and line breaks (HTML, multipart/form-data).
 */
const asNamed = (filename: string | undefined): string | undefined =>
  filename?.replaceAll('%22', '"').replace(/%0[AD]/gi, '\n');

function takeText(sent: MultipartValue, { texts }: Collected): Error | undefined {
  const { fieldname: name, value } = sent;
  const isWhole = !sent.fieldnameTruncated && !sent.valueTruncated;
  if (texts.has(name) || !isWhole || typeof value !== 'string') return requestInvalid({ [name]: fieldText('', {}) });
  // A form sends a line break as CRLF, which the field counted as one character.
  texts.set(name, value.replaceAll('\r\n', '\n'));
  return undefined;
}

/**
 * Cuts the connection when the body exceeds `most` bytes. Answers a function that reads and discards the rest of a refused body,
 * so that its sender gets the refusal.
 */
function cutWhenEndless({ raw }: FastifyRequest, most: number): () => Promise<void> {
  let received = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > most) raw.destroy();
  });
  return async () => {
    if (raw.readableEnded || raw.destroyed) return;
    raw.unpipe();
    raw.resume();
    await new Promise<void>((resolve) => {
      raw.once('end', resolve);
      raw.once('close', resolve);
    });
  };
}
