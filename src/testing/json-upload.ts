/**
 * Replaces src/api/upload.ts, whose requests happy-dom cannot answer: multipart bodies reach the fake server as JSON, a file as
 * its name.
 */
export const uploadOf = (_part: unknown, { body, file }: { body?: object; file: File }) => ({
  form: JSON.stringify(Object.assign({}, body, { name: file.name })),
  fetch: (...of: Parameters<typeof fetch>) => globalThis.fetch(...of),
});
