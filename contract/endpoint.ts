import * as z from 'zod/mini';
import type {
  CompanyPermission,
  CorporatePermission,
  Permission,
  PlatformPermission,
} from './permissions/permissions.rules.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may make a call: anyone, somebody signed in, or somebody signed in with that role (specification.md 6). */
export type Audience = 'anyone' | 'employee' | 'company-admin' | 'corporate' | 'admin';

type Schema = z.core.$ZodType;

/** The file of a call that is sent as multipart, with the fields of its body as text parts beside it. */
export interface FilePart {
  /** The name of its part. */
  field: string;
  /** What it may be, as its content says. */
  types: readonly FileType[];
  mostBytes: number;
  required: boolean;
}

/** The file of a call, or several, each with a field of its own. */
export type FileParts = FilePart | readonly FilePart[];

/** The parts of a call that are files, as a list. */
export function filePartsOf(file: FileParts | undefined): readonly FilePart[] {
  if (file === undefined) return [];
  return 'field' in file ? [file] : file;
}

/** The types that can be recognised from the content of a file with certainty; SVG and HTML are none of these. */
export type FileType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** A call as both sides know it: the server serves it, the client sends it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  File extends FileParts | undefined = FileParts | undefined,
> {
  method: Method;
  /** Below `/api/`, with `{name}` for parameters and the trailing slash of the specification. */
  path: string;
  audience: Audience;
  /** What a role of that audience must allow: to read for a GET, and for what only reads, else to write. */
  permission: Permission | undefined;
  /** Of a call that is no GET and changes nothing of what it reads. */
  onlyReads?: true;
  /** One sentence for the API document. */
  summary: string;
  /** The status of a good answer; 204 has no body. */
  status: 200 | 201 | 202 | 204;
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
  /** The file, or files, of a call that is sent as multipart. */
  file: File;
  /** Whether the body may come as form data instead of JSON (specification.md 7). */
  takesForm: boolean;
  /** Whether `If-Revision-Match` must come with it, or may: the revision of the record that was seen. */
  revision?: 'required' | 'optional' | undefined;
}

/** The schema of a part that a call does not have. */
export const nothing = z.undefined();

type Nothing = typeof nothing;

/** A call of administration says which permission it needs; `any` is for all roles of its audience. */
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

/** Describes a call once for both sides; parts left out are `nothing`, the status is 200 (204 without an answer). */
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
/** What stands for the file of a call on a side, or for several by their fields: a browser's File, or what the server made of it. */
export type FileOf<Part extends FileParts | undefined, Side> = Part extends readonly FilePart[]
  ? { [Each in Part[number] as Each['field']]?: Side | undefined }
  : Part extends FilePart
    ? Part['required'] extends true
      ? Side
      : Side | undefined
    : undefined;
export type QueryOf<E> = E extends Endpoint<Schema, infer Query, Schema, Schema> ? z.input<Query> : never;

/** The identity of a row, as it stands in a path. */
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

/** Rows on a page unless asked otherwise (specification.md 9), and the most that may be asked for. */
export const PAGE_SIZE = 21;
export const MAX_PAGE_SIZE = 100;

/** For so long an answer is waited for, in milliseconds; longer where files go with the call, for they may be on a slow line. */
export const ANSWER_LIMIT = 20_000;
export const ANSWER_LIMIT_OF_FILES = 120_000;

/** Which page of a list is wanted, and how many rows it has at most (api.md 1). */
export const pageQuery = {
  page: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  page_size: z.optional(z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE))),
};
