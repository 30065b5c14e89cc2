import { request as httpRequest } from 'node:http';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '#contract/endpoint.ts';
import { serve } from '../endpoints/serve.ts';
import { jpegFile, multipart, type Part, pdfFile, pixelBomb, pngFile } from '../testing/files.ts';
import { startTestApp } from '../testing/test-app.ts';

const HOUR = 60 * 60 * 1000;
const MB = 1024 * 1024;
const keep = defineEndpoint({
  method: 'POST',
  path: '/test/keep/',
  audience: 'employee',
  summary: 'Takes a receipt.',
  body: z.strictObject({ amount: z.number(), provider: z.string(), again: z.optional(z.boolean()) }),
  file: {
    field: 'file',
    types: ['application/pdf', 'image/jpeg', 'image/png'],
    mostBytes: 2 * MB,
    required: true,
  },
  answer: z.object({ body: z.unknown(), name: z.string(), type: z.string(), bytes: z.int(), sha256: z.string() }),
});
const maybe = defineEndpoint({
  method: 'POST',
  path: '/test/maybe/{id}/',
  audience: 'admin',
  permission: 'platform.any',
  summary: 'Takes a picture, or none.',
  params: idParams,
  file: { field: 'picture', types: ['image/png'], mostBytes: MB, required: false },
  answer: z.object({ sent: z.boolean() }),
});

const shop = await startTestApp({
  routes: (app) => {
    serve(app, keep, async ({ body, file: { bytes, ...file } }) => ({ body, ...file, bytes: bytes.length }));
    serve(app, maybe, async ({ file }) => ({ sent: file !== undefined }));
  },
});
const ana = await shop.person();
const admin = await shop.person({ changes: { adminRoles: ['owner'] } });

const texts: Part[] = [
  { name: 'amount', text: '1250.50' },
  { name: 'provider', text: 'Čačanska pekara' },
];
const file = (bytes: Buffer, filename = 'receipt.pdf', type = 'application/pdf'): Part => ({
  name: 'file',
  bytes,
  filename,
  type,
});
const send = (parts: Part[]) => shop.upload(ana, '/test/keep/', parts);

it.each([
  ['before the texts', [file(pdfFile()), ...texts]],
  ['after the texts', [...texts, file(pdfFile())]],
])('takes a file that stands %s', async (_, parts) => {
  expect(await send(parts)).toMatchObject({
    status: 200,
    body: {
      body: { amount: 1250.5, provider: 'Čačanska pekara' },
      name: 'receipt.pdf',
      type: 'application/pdf',
      bytes: 200,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  });
});

it('takes 2 MB, and refuses one byte more with a word at the field', async () => {
  expect((await send([...texts, file(pdfFile(2 * MB))])).status).toBe(200);
  expect(await send([...texts, file(pdfFile(2 * MB + 1))])).toMatchObject({
    status: 413,
    body: { code: 'file.too_large', fields: { file: 'The file is larger than 2 MB' } },
  });
});

it.each([
  ['application/pdf', pdfFile()],
  ['image/png', pngFile()],
  ['image/jpeg', jpegFile()],
])('knows %s by its content, whatever its name and its sender say', async (type, bytes) => {
  expect((await send([...texts, file(bytes, 'x.exe', 'text/html')])).body).toMatchObject({ type });
});

it.each([
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['SVG with a prologue', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a program', 'MZ\x90\0\x03\0\0\0'],
  ['a GIF', 'GIF89a\x01\0\x01\0'],
  ['a WebP', 'RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0'],
  ['HTML that is a PDF further on', '<html><script>alert(1)</script>\n%PDF-1.7\n'],
  ['a script that begins as a GIF does', 'GIF89a=1;alert(1)//'],
  ['an archive', 'PK\x03\x04\x14\0\0\0'],
  ['a text', 'hello'],
  ['one byte', 'x'],
])('refuses %s under a right name', async (_, content) => {
  const answer = await send([...texts, file(Buffer.from(content, 'latin1'), 'receipt.pdf')]);

  expect(answer).toMatchObject({
    status: 415,
    body: { code: 'file.type', fields: { file: 'The file is not a PDF, JPEG or PNG' } },
  });
});

it.each([
  ['a pixel bomb', pixelBomb(50_000, 50_000)],
  ['a picture without a size', pixelBomb(0, 100)],
  ['a picture that ends in its head', pngFile().subarray(0, 20)],
  ['a JPEG that ends in its head', jpegFile().subarray(0, 12)],
])('refuses %s', async (_, bytes) => {
  expect([400, 415]).toContain((await send([...texts, file(bytes, 'x.png', 'image/png')])).status);
});

const picture = (bytes: Buffer) => shop.upload(admin, '/test/maybe/1/', [{ name: 'picture', bytes }]);

it('takes a photo of a hundred million pixels to be saved, and of thirty to be shown beside others', async () => {
  expect((await send([...texts, file(pixelBomb(10_000, 10_000))])).status).toBe(200);
  expect(await send([...texts, file(pixelBomb(10_000, 10_001))])).toMatchObject({
    status: 400,
    body: { code: 'file.pixels', fields: { file: 'The picture has too many pixels' } },
  });
  expect([(await picture(pixelBomb(6000, 5000))).status, (await picture(pixelBomb(6000, 5001))).body.code]).toEqual([
    200,
    'file.pixels',
  ]);
});

it('takes a PDF that is a page and a script as well for what it is: a PDF, by type and name', async () => {
  const both = Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>\n*/alert(1)//', 'latin1');

  expect((await send([...texts, file(both, 'x.html', 'text/html')])).body).toMatchObject({
    type: 'application/pdf',
    name: 'x.html.pdf',
  });
});

it.each([
  ['../../../etc/passwd', 'passwd.pdf'],
  ['C:\\fakepath\\račun.PDF', 'račun.pdf'],
  ['receipt.pdf.exe', 'receipt.pdf.exe.pdf'],
  ['a\u202Efdp.exe', 'a fdp.exe.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['\u2066racun\u2069\u200F\u061C.pdf', 'racun .pdf'],
  ['racun.pdf\u0000.html', 'racun.pdf .html.pdf'],
  ['..%2f..%2fracun.pdf', '%2f..%2fracun.pdf'],
  // Quotes and line breaks as browsers encode them.
  ['Račun%0D%0A%22Vid%22 1.pdf', 'Račun Vid 1.pdf'],
  ['/var/www/', 'file.pdf'],
  ['', 'file.pdf'],
  ['...', 'file.pdf'],
  [`${'ž'.repeat(300)}.pdf`, `${'ž'.repeat(120)}.pdf`],
])('makes the name %s harmless', async (filename, name) => {
  expect((await send([...texts, file(pdfFile(), filename)])).body.name).toBe(name);
});

it.each<[string, Part[], Record<string, string>]>([
  ['no file', texts, { file: 'This field is required' }],
  ['an empty file', [...texts, file(Buffer.alloc(0))], { file: 'This field is required' }],
  ['a text in place of the file', [...texts, { name: 'file', text: '%PDF-1.7' }], expect.anything()],
  ['no amount', [{ name: 'provider', text: 'x' }, file(pdfFile())], { amount: 'This field is required' }],
  ['an amount in words', [{ name: 'amount', text: 'ten' }, ...texts.slice(1), file(pdfFile())], expect.anything()],
  ['an amount with a comma', [{ name: 'amount', text: '1,5' }, ...texts.slice(1), file(pdfFile())], expect.anything()],
  ['1e3', [{ name: 'amount', text: '1e3' }, ...texts.slice(1), file(pdfFile())], { amount: 'Input is not a number' }],
  ['an unknown text', [...texts, { name: 'price', text: '1' }, file(pdfFile())], expect.anything()],
  ['an unknown file', [...texts, file(pdfFile()), { name: 'more', bytes: pdfFile() }], expect.anything()],
  ['a file under another name', [...texts, { name: 'other', bytes: pdfFile() }], expect.anything()],
  ['a text twice', [...texts, ...texts, file(pdfFile())], { amount: 'This value is not valid' }],
  ['two files', [...texts, file(pdfFile()), file(pdfFile())], expect.anything()],
  ['NUL in a text', [texts[0] as Part, { name: 'provider', text: 'a\0b' }, file(pdfFile())], expect.anything()],
  ['__proto__', [...texts, { name: '__proto__', text: '1' }, file(pdfFile())], expect.anything()],
])('refuses %s', async (_, parts, fields) => {
  const answer = await send(parts);

  expect([400, 413]).toContain(answer.status);
  if (answer.body.code === 'request.invalid') expect(answer.body.fields).toEqual(fields);
});

it('refuses a thousand parts, of texts or of files', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({ name: `t${index}`, text: 'x' }));
  const files = Array.from({ length: 1000 }, () => file(pdfFile()));

  expect([400, 413]).toContain((await send(many)).status);
  expect([400, 413]).toContain((await send(files)).status);
});

it.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['another boundary', 'multipart/form-data; boundary=other', multipart(texts).payload.toString()],
  [
    'half a body',
    multipart([]).headers['content-type'],
    multipart([...texts, file(pdfFile())]).payload.subarray(0, 300),
  ],
  ['nothing', multipart([]).headers['content-type'], ''],
])('answers 400 to %s', async (_, type, body) => {
  const answer = await shop.call(ana, 'POST', '/test/keep/', body, { 'content-type': String(type) });

  expect([answer.status, answer.body.code]).toEqual([400, expect.stringMatching(/^request\./)]);
});

it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
  'answers 415 to %s where a form with a file is meant',
  async (type) => {
    const answer = await shop.call(ana, 'POST', '/test/keep/', '{}', { 'content-type': type });

    expect([answer.status, answer.body.code]).toEqual([415, 'request.type']);
  },
);

it('takes no file where none is needed, and one where it may be', async () => {
  const none = await shop.upload(admin, '/test/maybe/1/', []);
  const empty = await shop.upload(admin, '/test/maybe/1/', [{ name: 'picture', bytes: Buffer.alloc(0), filename: '' }]);
  const one = await shop.upload(admin, '/test/maybe/1/', [{ name: 'picture', bytes: pngFile() }]);

  expect([empty.body, one.body]).toEqual([{ sent: false }, { sent: true }]);
  expect([200, 400]).toContain(none.status);
});

it('asks who is there before a byte of the body is read', async () => {
  const origin = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));
  const statusFor = (path: string, headers: Record<string, string>) =>
    new Promise((resolve, reject) => {
      const sent = httpRequest(
        new URL(`/api${path}`, origin),
        { method: 'POST', headers: { ...multipart([]).headers, 'content-length': '1000000', ...headers } },
        (answer) => {
          resolve(answer.statusCode);
          sent.destroy();
        },
      );
      sent.on('error', reject);
      sent.flushHeaders();
    });

  expect(await statusFor('/test/keep/', {})).toBe(401);
  expect(await statusFor('/test/maybe/1/', ana.headers)).toBe(403);
  expect(await statusFor('/test/keep/', { ...ana.headers, 'content-length': String(1000 * MB) })).toBe(413);
});

it('lets the sender of 10 MB hear the refusal, and cuts a body that never ends', async () => {
  // Past the hour in which earlier uploads count towards the limit.
  shop.clock.now = new Date(shop.clock.now.getTime() + HOUR);
  const { port } = shop.app.server.address() as { port: number };
  const { payload, headers } = multipart([...texts, file(pdfFile(10 * MB))]);
  const large = await fetch(`http://127.0.0.1:${port}/api/test/keep/`, {
    method: 'POST',
    headers: { ...headers, ...ana.headers },
    body: new Uint8Array(payload),
  });

  expect(large.status).toBe(413);
  expect(await sendWithoutEnd(port, { ...headers, ...ana.headers }, payload.subarray(0, MB))).toBeLessThan(100);
});

/** Sends until the server closes the connection; returns how many megabytes were sent, at most 100. */
function sendWithoutEnd(port: number, headers: Record<string, string>, start: Uint8Array): Promise<number> {
  return new Promise((resolve) => {
    let megabytes = 1;
    const sent = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/api/test/keep/', headers });
    const more = () => {
      if (megabytes >= 100) return sent.destroy();
      megabytes += 1;
      sent.write(Buffer.alloc(MB), (error) => (error ? undefined : more()));
    };
    sent.on('error', () => {});
    sent.on('close', () => resolve(megabytes));
    sent.write(start, () => more());
  });
}

it('is described as multipart with its file and its texts', async () => {
  const { body } = await shop.call(null, 'GET', '/openapi.json');
  const { content } = body.paths['/test/keep/'].post.requestBody;

  expect(Object.keys(content)).toEqual(['multipart/form-data']);
  expect(content['multipart/form-data'].schema).toMatchObject({
    properties: { amount: { type: 'number' }, file: { type: 'string', format: 'binary' } },
    required: ['amount', 'provider', 'file'],
  });
});

it('reads no more than sixty forms of one person in a quarter of an hour, whatever is in them, and those of others', async () => {
  const busy = await shop.person();
  const other = await shop.person({ companyId: busy.companyId });
  const wrong = await Promise.all(Array.from({ length: 60 }, () => shop.upload(busy, '/test/keep/', [])));
  expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([400]));
  const next = await shop.upload(busy, '/test/keep/', [file(pdfFile()), ...texts]);
  expect(next).toMatchObject({ status: 429, body: { code: 'request.too_many' } });
  expect((await shop.upload(other, '/test/keep/', [file(pdfFile()), ...texts])).status).toBe(200);
  shop.clock.now = new Date(shop.clock.now.getTime() + 15 * 60 * 1000);
  expect((await shop.upload(busy, '/test/keep/', [file(pdfFile()), ...texts])).status).toBe(200);
});
