import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import type { Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { fieldText } from './field-texts.ts';
import type { JsonSchema } from './json-schema.ts';

// Values in an address are text, so "2" is accepted as a number there, but not in a body.
const address = new Ajv({ coerceTypes: true, removeAdditional: false, allErrors: true, strict: false });
const body = new Ajv({ coerceTypes: false, removeAdditional: false, allErrors: true, strict: false });

const MOST_FIELDS = 20;

/** Checks values, and converts them in place; throws request.invalid with the problem of each field. */
export type Check = (value: unknown) => void;

export function checkAddress(schema: JsonSchema): Check {
  return check(address, schema);
}

export function checkBody(schema: JsonSchema): Check {
  return check(body, schema);
}

// Compiled with the first value: most calls come long after the start, or never. Ajv caches it by the schema.
function check(ajv: Ajv, schema: JsonSchema): Check {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= ajv.compile(schema);
    if (!validate(value)) throw requestInvalid(fields(validate.errors ?? []));
  };
}

function fields(errors: readonly ErrorObject[]): Record<string, Text> {
  const named = new Map<string, Text>();
  for (const error of errors.slice(0, MOST_FIELDS)) {
    const name = fieldName(error);
    if (name !== '' && !named.has(name)) named.set(name, fieldText(error.keyword, error.params));
  }
  return Object.fromEntries(named);
}

function fieldName({ instancePath, params }: ErrorObject): string {
  const own = params.missingProperty ?? params.additionalProperty;
  const path = instancePath.split('/').slice(1);
  return [...path, ...(typeof own === 'string' ? [own] : [])].join('.').slice(0, 100);
}
