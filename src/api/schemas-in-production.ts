// Replaces `zod/mini` in the production build (vite.config.ts): the app checks answers in development and in tests only, so a
// browser downloads neither the checker nor what it would check. Checking by mistake fails loudly.
const CHECKS = new Set<string | symbol>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);

const schema: unknown = new Proxy(() => schema, {
  get(_, name) {
    if (CHECKS.has(name))
      throw new Error('Schemas are for development: check on the server, or by a rule of the contract');
    return schema;
  },
});

export {
  schema as array,
  schema as boolean,
  schema as describe,
  schema as enum,
  schema as extend,
  schema as gte,
  schema as int,
  schema as literal,
  schema as lte,
  schema as maxLength,
  schema as minLength,
  schema as null,
  schema as nullable,
  schema as number,
  schema as object,
  schema as omit,
  schema as optional,
  schema as overwrite,
  schema as partialRecord,
  schema as pick,
  schema as record,
  schema as regex,
  schema as strictObject,
  schema as string,
  schema as trim,
  schema as undefined,
  schema as unknown,
};
