import * as z from 'zod/mini';
import type {
  CompanyPermission,
  CorporatePermission,
  Permission,
  PlatformPermission,
} from './permissions/permissions.rules.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who can make a call: anyone, a signed-in person, or a signed-in person with that role (specification.md 6). */
export type Audience = 'anyone' | 'employee' | 'company-admin' | 'corporate' | 'admin';

type Schema = z.core.$ZodType;

/** The file of a multipart call. The fields of the body are text parts beside it. */
export interface FilePart {
  /** Name of the multipart field. */
  field: string;
  /** Accepted file types, recognised from the content. */
  types: readonly FileType[];
  mostBytes: number;
  required: boolean;
}

/** One file of a call, or several, each in its own field. */
export type FileParts = FilePart | readonly FilePart[];

/** The file parts of a call as a list. */
export function filePartsOf(file: FileParts | undefined): readonly FilePart[] {
  if (file === undefined) return [];
  return 'field' in file ? [file] : file;
}

/** File types that can be recognised reliably from the content; SVG and HTML cannot. */
export type FileType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** Definition of a call that both sides share: the server serves it, the client sends it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  File extends FileParts | undefined = FileParts | undefined,
> {
  method: Method;
  /** Path below `/api/`, with `{name}` for parameters and the trailing slash of the specification. */
  path: string;
  audience: Audience;
  /** Permission that the caller's roles must grant: read access for a GET or an `onlyReads` call, write access for any other. */
  permission: Permission | undefined;
  /** Marks a call other than GET that changes nothing of the records behind its permission. */
  onlyReads?: true;
  /** One sentence for the API document. */
  summary: string;
  /** Status of a successful answer; 204 has no body. */
  status: 200 | 201 | 202 | 204;
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
  /** The file or files of a multipart call. */
  file: File;
  /** Whether the body may come as form data instead of JSON (specification.md 7). */
  takesForm: boolean;
  /** Whether the `If-Revision-Match` header is required or optional: the revision of the record that the client saw. */
  revision?: 'required' | 'optional' | undefined;
}

/** Schema of a part that a call does not have. */
export const nothing = z.undefined();

type Nothing = typeof nothing;

/** A call of administration names the permission it needs; `any` is open to all roles of its audience. */
type Admission =
  | { audience: 'anyone' | 'employee'; permission?: undefined }
  | { audience: 'company-admin'; permission: CompanyPermission | 'company.any' }
  | { audience: 'corporate'; permission: CorporatePermission }
  | { audience: 'admin'; permission: PlatformPermission | 'platform.any' };

interface EndpointParts<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Answer extends Schema,
  File extends FileParts | undefined,
> {
  method: Method;
  path: string;
  summary: string;
  status?: 200 | 201 | 202 | 204;
  params?: Params;
  query?: Query;
  body?: Body;
  answer?: Answer;
  file?: File;
  takesForm?: boolean;
  revision?: 'required' | 'optional';
  onlyReads?: true;
}

/** Defines a call for both sides; parts left out are `nothing`, the status is 200 (204 without an answer). */
export function defineEndpoint<
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
  Answer extends Schema = Nothing,
  const File extends FileParts | undefined = undefined,
>(parts: Admission & EndpointParts<Params, Query, Body, Answer, File>): Endpoint<Params, Query, Body, Answer, File> {
  return {
    status: parts.answer ? 200 : 204,
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: nothing as unknown as Body,
    answer: nothing as unknown as Answer,
    file: undefined as File,
    takesForm: false,
    permission: undefined,
    ...parts,
  };
}

export type AnswerOf<E> = E extends Endpoint<Schema, Schema, Schema, infer Answer> ? z.output<Answer> : never;
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer Body, Schema> ? z.input<Body> : never;
/** The file of a call as one side represents it, or an object of several by field: a `File` in the browser, an upload on the server. */
export type FileOf<Part extends FileParts | undefined, Side> = Part extends readonly FilePart[]
  ? { [Each in Part[number] as Each['field']]?: Side | undefined }
  : Part extends FilePart
    ? Part['required'] extends true
      ? Side
      : Side | undefined
    : undefined;
export type QueryOf<E> = E extends Endpoint<Schema, infer Query, Schema, Schema> ? z.input<Query> : never;

/** Id of a row in a path. */
export const idParams = z.strictObject({ id: z.int().check(z.gte(1)) });

/** An answer in pages (api.md 1): `next` and `previous` are relative addresses or null. */
export function pageOf<Item extends Schema>(item: Item) {
  return z.object({
    count: z.int().check(z.describe('How many rows there are on all pages.')),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  });
}

/** Default number of rows on a page (specification.md 9), and the most that a client can ask for. */
export const PAGE_SIZE = 21;
export const MAX_PAGE_SIZE = 100;

/** Time limit of a call in milliseconds; longer for calls with files, since the connection may be slow. */
export const ANSWER_LIMIT = 20_000;
export const ANSWER_LIMIT_OF_FILES = 120_000;

/** Which page of a list, and how many rows at most (api.md 1). */
export const pageQuery = {
  page: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  page_size: z.optional(z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE))),
};
