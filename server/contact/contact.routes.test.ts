import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { deliveries } from '../deliveries.ts';
import { createMailer, type Mail } from '../mail/mailer.ts';
import { deliverNext } from '../outbox/outbox.service.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const config = readConfig({
  DATA_DIR: shop.opened.dataDir,
  PUBLIC_URL: 'https://izbor.example',
  CONTACT_MAIL: 'ljudi@izbor.example',
});
const log = { info: () => {}, warn: () => {} };
const words = { subject: 'Kartica <b>ne</b> radi', message: 'Prvi red\nDrugi red & kraj' };
let ana: Person;

const write = (who: Person, body: unknown = words, headers = {}) =>
  shop.call(who, 'POST', '/v2/contact/', body, headers);

async function delivered(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = async (mail: Mail) => void mails.push(mail);
  while (await deliverNext(database, deliveries, { mailer, config, now: clock.now, log }));
  return mails;
}

beforeEach(async () => {
  await delivered();
  ana = await shop.person({ language: 'EN', changes: { firstName: 'Đura', lastName: 'Žikić' } });
});

it('sends a message to the people behind the shop, who answer its writer, and a copy to the writer', async () => {
  const { status, body } = await write(ana);
  expect([status, body]).toEqual([201, { id: expect.any(Number) }]);
  const mails = await delivered();
  expect(mails).toHaveLength(2);
  const ours = mails.find(({ to }) => to.address === 'ljudi@izbor.example');
  const copy = mails.find(({ to }) => to.address === ana.email);
  expect(ours).toMatchObject({
    subject: '[Izbor] Kartica <b>ne</b> radi',
    replyTo: { name: 'Đura Žikić', address: ana.email },
    text: expect.stringContaining('Prvi red\nDrugi red & kraj'),
    html: expect.stringContaining('Prvi red<br>Drugi red &#38; kraj'),
  });
  expect(copy).toMatchObject({
    subject: 'Your message: Kartica <b>ne</b> radi',
    replyTo: { address: 'ljudi@izbor.example' },
  });
  expect(copy?.html).not.toContain('<b>ne</b>');
});

it('writes the copy in the language of the writer', async () => {
  const mara = await shop.person({ language: 'SR' });
  await write(mara);
  const copy = (await delivered()).find(({ to }) => to.address === mara.email);
  expect(copy?.subject).toBe('Tvoja poruka: Kartica <b>ne</b> radi');
});

it('lets no subject add a header to the mail', async () => {
  await write(ana, { ...words, subject: 'Pitanje\r\nBcc: x@y.z' });
  const mailer = createMailer(config, log);
  while (await deliverNext(database, deliveries, { mailer, config, now: clock.now, log }));
  const folder = join(config.dataDir, 'outbox');
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8').split('\r\n\r\n')[0] ?? '');
  expect(files).toHaveLength(2);
  for (const mail of files) expect(mail).not.toMatch(/^Bcc:/m);
  expect(files.some((mail) => /^Reply-To: .*(\r\n .*)?person-/m.test(mail))).toBe(true);
  // The message of a person may get an automatic reply; the copy to the sender may not.
  const [byPerson, ours] = [true, false].map((is) => files.filter((mail) => /^To: Izbor/m.test(mail) === is));
  expect([byPerson?.length, byPerson?.join('')]).toEqual([1, expect.not.stringContaining('Auto-Submitted')]);
  expect(ours).toEqual([expect.stringMatching(/^Auto-Submitted: auto-generated\r?$/m)]);
});

it('mails once for a button that was pressed twice', async () => {
  const headers = { 'idempotency-key': 'press-number-one' };
  const answers = await Promise.all([write(ana, words, headers), write(ana, words, headers)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect(await delivered()).toHaveLength(2);
});

it.each([
  [{ subject: '' }, 'subject'],
  [{ subject: 'x'.repeat(151) }, 'subject'],
  [{ message: '   ' }, 'message'],
  [{ message: 'x'.repeat(5001) }, 'message'],
])('refuses %j at its field and mails nothing', async (change, field) => {
  const { status, body } = await write(ana, { ...words, ...change });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  expect(await delivered()).toEqual([]);
});

it('has a kind word after ten messages in an hour', async () => {
  for (let sent = 0; sent < 10; sent += 1) expect((await write(ana)).status).toBe(201);
  const { status, body } = await write(ana);
  expect([status, body.code]).toEqual([429, 'contact.too_many']);
});
