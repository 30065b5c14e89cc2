import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { pngFile } from '../testing/files.ts';
import { buyBenefit } from '../testing/purchases.ts';
import { startTestApp } from '../testing/test-app.ts';

// A bucket that cannot be reached, comes back, and then refuses the keys.
let bucketIs: 'away' | 'there' | 'refusing' = 'away';
const bucket = createServer((request, response) => {
  request.resume().on('end', () => {
    if (bucketIs === 'away') request.socket.destroy();
    else if (bucketIs === 'there') response.writeHead(200).end();
    else response.writeHead(403).end('<Error><Code>InvalidAccessKeyId</Code></Error>');
  });
});
await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
const { port } = bucket.address() as { port: number };
const s3 = {
  bucket: 'izbor-files',
  region: 'rs',
  endpoint: `http://127.0.0.1:${port}`,
  keys: { accessKeyId: 'a', secretAccessKey: 'b' },
};
const onBucket = await startTestApp({ config: { s3 } });
// No folder can be made below a file, not even by root.
const onFile = await startTestApp({ config: { dataDir: '/dev/null' } });
const AWAY = 'files away: see whether the bucket, or the disk of DATA_DIR, answers; the shop goes on by itself';
const REFUSED =
  'files refused: see the keys and the name of the bucket, or who may write DATA_DIR; it does not pass by itself';
afterAll(() => void bucket.close());

it.each([
  ['a bucket that is away', onBucket, 'away', AWAY, 'ECONNRESET', '10'],
  ['a bucket that refuses the keys', onBucket, 'refusing', REFUSED, 'InvalidAccessKeyId', undefined],
  ['a folder that cannot be written', onFile, 'there', REFUSED, 'ENOTDIR', undefined],
] as const)('%s is said in words, changes nothing, and the rest of the shop goes on', async (...row) => {
  const [_, shop, state, logged, reason, retryAfter] = row;
  bucketIs = state;
  const before = shop.log.length;
  const ana = await shop.person({ language: 'EN', flexible: 100_000 });
  const marko = await shop.person({ language: 'SR' });
  const send = (who: typeof ana) => shop.upload(who, '/v2/me/picture/', [{ name: 'picture', bytes: pngFile() }]);

  const [english, serbian] = [await send(ana), await send(marko)];

  expect([english.status, english.headers['retry-after']]).toEqual([503, retryAfter]);
  expect(english.body).toEqual({
    code: 'files.unavailable',
    message: 'Files cannot be sent or opened at the moment. Nothing was changed. Please try again shortly.',
  });
  expect(serbian.body.message).toBe(
    'Fajlovi trenutno ne mogu da se pošalju ni otvore. Ništa nije promenjeno. Pokušaj ponovo uskoro.',
  );
  expect((await shop.call(ana, 'GET', '/v2/me/')).body.profile_picture).toBe(null);
  expect(await buyBenefit(shop, ana)).toBeGreaterThan(0);
  const lines = shop.log
    .slice(before)
    .join('')
    .split('\n')
    .filter((line) => line.includes('"msg":"files '));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([1, 2].map(() => ({ level: 50, reason, msg: logged })));
});

it('files are sent again as soon as the bucket is back', async () => {
  const ana = await onBucket.person();
  const send = async () =>
    (await onBucket.upload(ana, '/v2/me/picture/', [{ name: 'picture', bytes: pngFile() }])).status;
  bucketIs = 'away';
  const away = await send();
  bucketIs = 'there';

  expect([away, await send()]).toEqual([503, 200]);
});
