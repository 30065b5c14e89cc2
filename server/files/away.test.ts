import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { pngFile } from '../testing/files.ts';
import { buyBenefit } from '../testing/purchases.ts';
import { startTestApp } from '../testing/test-app.ts';

// A bucket that is away, and comes back.
let isAway = true;
const comeBack = () => {
  isAway = false;
};
const bucket = createServer((request, response) => {
  request.resume().on('end', () => (isAway ? request.socket.destroy() : response.writeHead(200).end()));
});
await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
const { port } = bucket.address() as { port: number };
const s3 = {
  bucket: 'izbor-files',
  region: 'rs',
  endpoint: `http://127.0.0.1:${port}`,
  keys: { accessKeyId: 'a', secretAccessKey: 'b' },
};
const shops = [
  ['a bucket that is away', await startTestApp({ config: { s3 } }), comeBack],
  // Below a file no folder can be made, whoever one is.
  ['a folder that cannot be written', await startTestApp({ config: { dataDir: '/dev/null' } }), null],
] as const;

it.each(shops)('%s is said in words, changes nothing, and the rest of the shop goes on', async (_, shop, end) => {
  const ana = await shop.person({ language: 'EN', flexible: 100_000 });
  const marko = await shop.person({ language: 'SR' });
  const send = (who: typeof ana) => shop.upload(who, '/v2/me/picture/', [{ name: 'picture', bytes: pngFile() }]);

  const [english, serbian] = [await send(ana), await send(marko)];

  expect([english.status, english.headers['retry-after']]).toEqual([503, '10']);
  expect(english.body).toEqual({
    code: 'files.unavailable',
    message: 'Files cannot be sent or opened at the moment. Nothing was changed. Please try again shortly.',
  });
  expect(serbian.body.message).toBe(
    'Fajlovi trenutno ne mogu da se pošalju ni otvore. Ništa nije promenjeno. Pokušaj ponovo uskoro.',
  );
  expect((await shop.call(ana, 'GET', '/v2/me/')).body.profile_picture).toBe(null);
  expect(await buyBenefit(shop, ana)).toBeGreaterThan(0);
  expect(shop.log.join('')).toContain('files away: see whether the bucket answers, or DATA_DIR may be written');
  end?.();
  if (end) expect((await send(ana)).status).toBe(200);
  bucket.close();
});
