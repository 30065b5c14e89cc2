import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';
import { type Endpoint, type FileOf, type FileParts, filePartsOf } from '#contract/endpoint.ts';
import type { Caller } from '../caller/caller.ts';
import { countTry } from '../caller/rate-limits.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Storage } from '../files/storage.ts';
import { uploadLimit } from '../files/upload-limit.ts';
import type { UploadedFile } from '../files/uploaded-file.ts';
import { admit, type CallerNeeds } from './admit.ts';
import { awaitUpload } from './body-time.ts';
import { isNothing, jsonSchema } from './json-schema.ts';
import { readInput } from './read-input.ts';
import { readParts, takingMultipart, type Uploads } from './read-parts.ts';
import { readSeenRevision } from './seen-revision.ts';
import { serialiser } from './serialiser.ts';

type Schema = z.core.$ZodType;

/** The arguments of a handler. `now` is the moment of the call by the server's clock. */
export interface Call<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  File extends FileParts | undefined = undefined,
> {
  request: FastifyRequest;
  reply: FastifyReply;
  database: Database;
  storage: Storage;
  config: Config;
  now: Date;
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  /** Checked by its content: its type and size, and that it is no pixel bomb. */
  file: FileOf<File, UploadedFile>;
  /** The revision of the record that was seen (`If-Revision-Match`); null only where it may be left out, and was. */
  seen: number | null;
}

/** A call by a signed-in person: every query on their company's rows uses `caller.companyId`. */
export interface SignedInCall<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  File extends FileParts | undefined = undefined,
> extends Call<Params, Query, Body, File> {
  caller: Caller;
}

type NoAnswer = ReturnType<() => void>;

/** A call without an answer may return nothing; a handler that answered by itself returns its reply. */
type Answer<Given extends Schema> = FastifyReply | (undefined extends z.output<Given> ? NoAnswer : z.output<Given>);

/** Serves a call of the contract to signed-in callers of its audience; others get 401 or 403. */
export function serve<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  F extends FileParts | undefined,
>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, A, F>,
  handler: (call: SignedInCall<P, Q, B, F>) => Promise<Answer<A>>,
  needs: CallerNeeds = {},
): void {
  if (endpoint.audience === 'anyone') throw new Error(`${endpoint.path} is for anyone: use serveAnyone`);
  register(
    app,
    endpoint,
    (call) => {
      if (!isSignedIn(call)) throw new Error('A signed-in call without its caller');
      return handler(call);
    },
    needs,
  );
}

const isSignedIn = <Of extends { caller: Caller | null }>(call: Of): call is Of & { caller: Caller } =>
  call.caller !== null;

/** Serves a call of the contract whose audience is anyone. */
export function serveAnyone<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  F extends FileParts | undefined,
>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, A, F>,
  handler: (call: Call<P, Q, B, F>) => Promise<Answer<A>>,
): void {
  if (endpoint.audience !== 'anyone') throw new Error(`${endpoint.path} needs a caller: use serve`);
  register(app, endpoint, handler);
}

function register<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  F extends FileParts | undefined,
>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, A, F>,
  handler: (call: Call<P, Q, B, F> & { caller: Caller | null }) => Promise<Answer<A>>,
  needs: CallerNeeds = {},
): void {
  const { method, path, status, answer, takesForm } = endpoint;
  const parts = endpoint.file && filePartsOf(endpoint.file);
  const read = readInput(endpoint);
  const { database, storage, config, clock } = app.shop;
  app.shop.endpoints.push(endpoint);
  const route: RouteOptions = {
    method,
    url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
    // Saves a tenth of the start, and no client calls HEAD.
    exposeHeadRoute: false,
    // Only announces that this status has its own serialiser, which compiles the schema with its first answer.
    schema: isNothing(answer) ? {} : { response: { [status]: {} } },
    serializerCompiler: () => serialiser(() => jsonSchema(answer, 'output')),
    onRequest: admit(app, endpoint, needs),
    handler: async (request, reply) => {
      // Answers are personal, so they are not cached by default; a handler may override it.
      reply.header('cache-control', 'no-store');
      const seen = readSeenRevision(request.headers, endpoint.revision);
      const isForm = parts !== undefined || (takesForm && request.isMultipart());
      // Counted before any byte of the body is held in memory.
      if (isForm && request.caller) await countTry(database, [uploadLimit(request.caller)], clock());
      if (isForm) awaitUpload(request.raw);
      const files = isForm ? await readParts(request, reply, parts ?? []) : {};
      const file = fileFor(endpoint.file, files) as FileOf<F, UploadedFile>;
      const { caller } = request;
      const { params, query, body } = read(request);
      const now = clock();
      const given = await handler({
        request,
        reply,
        database,
        storage,
        config,
        now,
        caller,
        params,
        query,
        body,
        file,
        seen,
      });
      // A handler that sends its own answer returns the reply: awaiting it ends when all was sent, or the connection was cut.
      return reply.sent || reply.raw.headersSent ? reply : reply.code(status).send(given);
    },
  };
  if (parts || takesForm) takingMultipart(app, { andJson: takesForm }, (multipart) => multipart.route(route));
  else app.route(route);
}

function fileFor(file: FileParts | undefined, files: Uploads): UploadedFile | Uploads | undefined {
  if (!file) return undefined;
  return 'field' in file ? files[file.field] : files;
}
