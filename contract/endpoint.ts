import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may make a call: anyone, somebody signed in, or somebody signed in with that role (spec 6). */
export type Audience = 'anyone' | 'employee' | 'company-admin' | 'corporate' | 'admin';

type Schema = z.core.$ZodType;

/** A call as both sides know it: the server serves it, the client sends it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  method: Method;
  /** Below `/api/`, with `{name}` for parameters and the trailing slash of the specification. */
  path: string;
  audience: Audience;
  /** One sentence for the API document. */
  summary: string;
  /** Of a good answer; 204 has no body. */
  status: 200 | 201 | 202 | 204;
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
}

/** The schema of a part that a call does not have. */
export const nothing = z.undefined();

type Nothing = typeof nothing;

interface EndpointParts<Params extends Schema, Query extends Schema, Body extends Schema, Answer extends Schema> {
  method: Method;
  path: string;
  audience: Audience;
  summary: string;
  status?: 200 | 201 | 202 | 204;
  params?: Params;
  query?: Query;
  body?: Body;
  answer?: Answer;
}

/** Describes a call once for both sides; parts left out are `nothing`, the status is 200 (204 without an answer). */
export function defineEndpoint<
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
  Answer extends Schema = Nothing,
>(parts: EndpointParts<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return {
    status: parts.answer ? 200 : 204,
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: nothing as unknown as Body,
    answer: nothing as unknown as Answer,
    ...parts,
  };
}

export type AnswerOf<E> = E extends Endpoint<Schema, Schema, Schema, infer Answer> ? z.output<Answer> : never;
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer Body, Schema> ? z.input<Body> : never;
export type QueryOf<E> = E extends Endpoint<Schema, infer Query, Schema, Schema> ? z.input<Query> : never;

/** The identity of a row, as it stands in a path. */
export const idParams = z.strictObject({ id: z.int().check(z.gte(1)) });

/** An answer in pages (api.md): `next` and `previous` are relative addresses or null. */
export function pageOf<Item extends Schema>(item: Item) {
  return z.object({
    count: z.int().check(z.describe('How many rows there are on all pages.')),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  });
}

/** Rows on a page unless asked otherwise (spec 9), and the most that may be asked for. */
export const PAGE_SIZE = 21;
export const MAX_PAGE_SIZE = 100;
