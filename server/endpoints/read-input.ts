import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, FileParts } from '#contract/endpoint.ts';
import { isUnseen } from '#contract/language/language.rules.ts';
import { notFound, requestInvalid, UNSEEN } from '../errors/request.errors.ts';
import { fieldText } from './field-texts.ts';
import { isNothing, jsonSchema, mayBeMissing } from './json-schema.ts';
import { type Check, checkAddress, checkBody } from './validators.ts';

type Schema = z.core.$ZodType;

interface Read<P extends Schema, Q extends Schema, B extends Schema> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
}

/**
 * Makes the function that reads and checks the parts of a call. Its readers are made with the first call, so that the start of
 * the server does not wait for rarely used ones.
 */
export function readInput<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  F extends FileParts | undefined,
>(endpoint: Endpoint<P, Q, B, A, F>): (request: FastifyRequest) => Read<P, Q, B> {
  let read: ReturnType<typeof readersOf<P, Q, B>> | undefined;
  return (request) => {
    read ??= readersOf(endpoint);
    return {
      params: read.params(request.params),
      query: read.query(request.query),
      body: (endpoint.file || isForm(request) ? read.form : read.json)(request.body),
    };
  };
}

function readersOf<P extends Schema, Q extends Schema, B extends Schema>(parts: { params: P; query: Q; body: B }) {
  return {
    params: paramsReader(parts.params),
    query: queryReader(parts.query),
    json: bodyReader(parts.body),
    form: partsReader(parts.body),
  };
}

// Whether the body is multipart.
function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('multipart/') ?? false;
}

// The schema is checked first, because it bounds the depth of the recursion after it.
function checked(value: unknown, check: Check): unknown {
  check(value);
  refuseUnstorable(value);
  return value;
}

function queryReader<Q extends Schema>(schema: Q): (query: unknown) => z.output<Q> {
  if (isNothing(schema)) return refuseQuery as (query: unknown) => z.output<Q>;
  const check = checkAddress(jsonSchema(schema, 'input'));
  return (query) => checked(filtersSet(query), check) as z.output<Q>;
}

// An empty filter counts as not set.
function filtersSet(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== ''));
}

function refuseQuery(query: unknown): undefined {
  checkEmpty(filtersSet(query));
}

/** Reads the valid fields of a query; unknown or invalid ones are left out. */
export function readKnown<Q extends Schema>(schema: Q): (query: Readonly<Record<string, string>>) => z.output<Q> {
  const read = queryReader(schema);
  const known = ([name, text]: [string, string]) => {
    try {
      return read({ [name]: text });
    } catch {
      return {};
    }
  };
  return (query) => Object.assign({}, ...Object.entries(query).map(known));
}

// A malformed id answers the same as one that is missing, so that the answer gives nothing away.
function paramsReader<P extends Schema>(schema: P): (params: unknown) => z.output<P> {
  if (isNothing(schema)) return () => undefined as z.output<P>;
  const numbers = Object.entries(jsonSchema(schema, 'input').properties ?? {})
    .filter(([, property]) => (property as { type?: string }).type === 'integer')
    .map(([name]) => name);
  const check = checkAddress(jsonSchema(schema, 'input'));
  return (params) => {
    const values = params as Record<string, string>;
    if (numbers.some((name) => !/^\d{1,15}$/.test(values[name] ?? ''))) throw notFound();
    try {
      return checked(values, check) as z.output<P>;
    } catch {
      throw notFound();
    }
  };
}

function bodyReader<B extends Schema>(schema: B): (body: unknown) => z.output<B> {
  if (isNothing(schema)) return refuseBody as (body: unknown) => z.output<B>;
  const check = checkBody(jsonSchema(schema, 'input'));
  const isOptional = mayBeMissing(schema);
  return (body) => {
    if (isOptional && (body === undefined || body === null)) return undefined as z.output<B>;
    // A missing body fails the check of each required field.
    if (body === undefined) check({});
    checked(body, check);
    refuseUnseen(body);
    // The schema's own transformations (trimming) and what follows from them are not known to JSON Schema.
    const parsed = z.safeParse(schema, body);
    if (parsed.success) return parsed.data;
    throw requestInvalid(Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), textOf(issue)])));
  };
}

/** Reads the text parts of a multipart body; numbers and booleans are parsed from text. */
function partsReader<B extends Schema>(schema: B): (body: unknown) => z.output<B> {
  const read = bodyReader(schema);
  if (isNothing(schema)) return read;
  const properties = Object.entries(jsonSchema(schema, 'input').properties ?? {}) as [string, { type?: string }][];
  const types = new Map(properties.map(([name, { type }]) => [name, type]));
  return (body) => {
    const parts = Object.entries(body as Record<string, string>);
    return read(Object.fromEntries(parts.map(([name, text]) => [name, fromText(text, types.get(name))])));
  };
}

function fromText(text: string, type: string | undefined): unknown {
  if ((type === 'number' || type === 'integer') && /^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}

const checkEmpty = checkBody({ type: 'object', additionalProperties: false });

function refuseBody(body: unknown): undefined {
  if (body !== undefined && body !== null) checkEmpty(body);
}

function textOf(issue: z.core.$ZodIssue) {
  if (issue.code === 'too_small') return fieldText('minLength', { limit: issue.minimum });
  if (issue.code === 'too_big') return fieldText('maxLength', { limit: issue.maximum });
  return fieldText('', {});
}

/** Refuses texts of invisible characters only (zero-width spaces, marks of direction), which would be an empty name or reason. */
function refuseUnseen(body: unknown): void {
  const unseen = Object.entries(body as object).filter(
    ([, text]) => typeof text === 'string' && /\p{Cf}/u.test(text) && isUnseen(text),
  );
  if (unseen.length > 0) throw requestInvalid(Object.fromEntries(unseen.map(([name]) => [name, UNSEEN])));
}

/** Refuses NUL and lone surrogates, which PostgreSQL cannot store. */
function refuseUnstorable(value: unknown, name = ''): void {
  if (typeof value === 'string' && /\0|\p{Surrogate}/u.test(value)) throw requestInvalid({ [name]: fieldText('', {}) });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) refuseUnstorable(part, name === '' ? key : `${name}.${key}`);
}
