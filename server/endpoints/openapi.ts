import * as z from 'zod/mini';
import { type Endpoint, type FilePart, filePartsOf } from '#contract/endpoint.ts';
import { errorAnswer } from '#contract/errors/errors.contract.ts';
import { isNothing, type JsonSchema, mayBeMissing } from './json-schema.ts';

const TITLE = 'Izbor';
const VERSION = '1.0.0';

/** The error statuses that a call may answer (product.md 2). */
const REFUSALS: Record<string, string> = {
  400: 'Bad input, or a business rule refuses',
  401: 'No token, or a dead one',
  403: 'The role does not allow it',
  404: "Not there, or somebody else's",
  409: 'In conflict with what is there now',
  410: 'What the call is about is over: a link, an attempt, a proposal',
  413: 'Too large',
  415: 'Of a type that is not taken',
  422: 'The Idempotency-Key came before with something else',
  429: 'Too many; Retry-After says for how long',
  500: 'A bug; the request id finds it in the log',
  503: 'The database does not answer',
  507: 'No room on the disk: nothing was written',
};

/** The OpenAPI 3.1 document of all calls served, made from the contract. */
export function openApi(endpoints: readonly Endpoint[], publicUrl: string): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: TITLE, version: VERSION, description: 'Amounts are in major units with at most two decimals.' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorAnswer, 'output') },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token {token}' },
      },
    },
  };
}

function operation(endpoint: Endpoint): JsonSchema {
  const { method, path, summary, audience, permission, status, params, query, answer } = endpoint;
  const isOpen = audience === 'anyone';
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-z0-9]+(.)?/gi, (_, letter = '') => letter.toUpperCase())}`,
    summary,
    tags: [path.split('/')[2] ?? path],
    ...(isOpen
      ? {}
      : { description: `For: ${audience}${permission ? `, with ${permission}` : ''}`, security: [{ token: [] }] }),
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query'), ...revisionHeader(endpoint)],
    ...requestBody(endpoint),
    responses: {
      [status]: { description: 'Done', ...(isNothing(answer) ? {} : { content: json(schemaOf(answer, 'output')) }) },
      ...refusals(endpoint),
    },
  };
}

function requestBody({ body, file, takesForm }: Endpoint): JsonSchema {
  const none: ObjectSchema = { type: 'object', additionalProperties: false };
  const schema = isNothing(body) ? none : schemaOf(body, 'input');
  const asForm = { 'multipart/form-data': { schema } };
  if (!file && isNothing(body)) return {};
  const content = { ...json(schema), ...(takesForm && asForm) };
  if (!file) return { requestBody: { required: !mayBeMissing(body), content } };
  const parts = filePartsOf(file);
  const withFiles = {
    ...schema,
    properties: { ...schema.properties, ...Object.fromEntries(parts.map(fileProperty)) },
    required: [...(schema.required ?? []), ...parts.filter(({ required }) => required).map(({ field }) => field)],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: withFiles } } } };
}

function fileProperty({ field, types, mostBytes }: FilePart): [string, JsonSchema] {
  const description = `${types.join(', ')}; at most ${mostBytes} bytes.`;
  return [field, { type: 'string', format: 'binary', description }];
}

function refusals({ audience, revision }: Endpoint): JsonSchema {
  const all = revision === 'required' ? { ...REFUSALS, 428: 'If-Revision-Match is missing' } : REFUSALS;
  const possible = Object.entries(all).filter(([status]) => audience !== 'anyone' || !['401', '403'].includes(status));
  const content = json({ $ref: '#/components/schemas/Error' });
  return Object.fromEntries(possible.map(([status, description]) => [status, { description, content }]));
}

function parameters(schema: z.core.$ZodType, place: 'path' | 'query'): JsonSchema[] {
  if (isNothing(schema)) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, { description, ...part }]) => ({
    name,
    in: place,
    schema: part,
    ...(description === undefined ? {} : { description }),
    required: place === 'path' || required.includes(name),
  }));
}

function revisionHeader({ revision }: Endpoint): JsonSchema[] {
  if (revision === undefined) return [];
  const description = 'The revision that was seen; when the record has another by now, 409 record.changed tells of it.';
  const schema = { type: 'integer', minimum: 1, maximum: 999_999_999 };
  return [{ name: 'If-Revision-Match', in: 'header', schema, description, required: revision === 'required' }];
}

interface ObjectSchema extends JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): ObjectSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest as ObjectSchema;
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}
