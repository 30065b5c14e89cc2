/**
 * Stands for src/api/upload.ts, whose requests happy-dom cannot answer: what is sent as parts comes to the served calls as JSON, a
 * file by its name.
 */
export const uploadOf = (_part: unknown, { body, file }: { body?: object; file: File }) => ({
  form: JSON.stringify(Object.assign({}, body, { name: file.name })),
  fetch: (...of: Parameters<typeof fetch>) => globalThis.fetch(...of),
});
