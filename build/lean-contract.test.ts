import { expect, it } from 'vitest';
import { leanContract } from './lean-contract.ts';

it('leaves of a call how it is made, and of all else only what is used', () => {
  const code = `
const row = z.object({ id: z.int().check(z.describe('Its number.')) });
export const listRows = defineEndpoint({
  ...ofPlatform,
  method: 'GET',
  path: '/rows/',
  audience: 'employee',
  summary: 'Its rows, newest first.',
  query: z.strictObject({ search: z.optional(z.string()) }),
  answer: pageOf(row),
});
export const addFile = defineEndpoint({ method: 'POST', path: '/files/', status: 201, params: idParams, file: PICTURE, answer: row });
export const rowBulk = bulkCalls({ ...ROWS, by: ADMIN, path: '/rows/', preview, body: z.strictObject({ action }) });
export const STATES = ['on', 'off'] as const;
`;
  expect(leanContract('rows.contract.ts', code)).toBe(`
const row = /* @__PURE__ */ z.object({ id: /* @__PURE__ */ /* @__PURE__ */ z.int().check(/* @__PURE__ */ z.describe('Its number.')) });
export const listRows = /* @__PURE__ */ defineEndpoint({
  ...ofPlatform,
  method: 'GET',
  path: '/rows/',
  answer: true,});
export const addFile = /* @__PURE__ */ defineEndpoint({ method: 'POST', path: '/files/', status: 201, file: PICTURE, answer: true,});
export const rowBulk = /* @__PURE__ */ bulkCalls({ ...ROWS, path: '/rows/', });
export const STATES = ['on', 'off'] as const;
`);
});
