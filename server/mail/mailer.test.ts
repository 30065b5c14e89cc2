import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { deliveries } from '../deliveries.ts';
import { deliverNext } from '../outbox/outbox.service.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { sentMails } from '../testing/mails.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createMailer } from './mailer.ts';

const shop = await startTestApp();
const { database, clock } = shop;

interface Received {
  from: string;
  to: string[];
  /** The mail as it was received. */
  raw: string;
}

const servers: SMTPServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(resolve));
});

/** A real SMTP server that refuses the first `refuses` mails, with the address in its message. */
async function smtpServer({ refuses = 0 } = {}): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  let left = refuses;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      left -= 1;
      const refused = new Error(`<${address}>: Recipient address rejected`);
      if (left >= 0) return done(Object.assign(refused, { responseCode: 450 }));
      return done();
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received };
}

const lines: string[] = [];
const log = {
  info: (facts: object, text: string) => void lines.push(JSON.stringify({ ...facts, text })),
  warn: (facts: object, text: string) => void lines.push(JSON.stringify({ ...facts, text })),
};

/** Delivers the waiting mail through the SMTP server at this address. */
async function deliver(smtpUrl: string): Promise<void> {
  const config = readConfig({
    DATA_DIR: shop.opened.dataDir,
    PUBLIC_URL: 'https://izbor.example',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Izbor <zdravo@izbor.example>',
  });
  const mailer = createMailer(config, log);
  while (await deliverNext(database, deliveries, { mailer, config, now: clock.now, log }));
}

async function somebodyForgot(): Promise<string> {
  const ana = await shop.person({ language: 'SR', changes: { firstName: 'Đurđica', lastName: 'Šćekić' } });
  await shop.call(null, 'POST', '/user/forgot-password/', { email: ana.email });
  return ana.email;
}

/** Unfolded headers by lower-case name. */
function headersOf(raw: string): Record<string, string> {
  const head = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  return Object.fromEntries(
    head.split('\r\n').map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]+:\s*/, '')]),
  );
}

/** The decoded text of the part with this content type. */
function partOf(raw: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '(none)';
  const part = raw.split(`--${boundary}`).find((one) => one.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return text;
  const joined = text.replace(/=\r\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}

/** An encoded header, decoded. */
function readable(header = ''): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, coding: string, text: string) =>
      coding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replace(/_/g, ' ')
              .replace(/=([0-9A-F]{2})/g, (_hex, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString(),
    );
}

it('sends through SMTP, as text and as html, with right headers and Serbian letters', async () => {
  const { url, received } = await smtpServer();
  const email = await somebodyForgot();

  await deliver(url);

  expect(received).toHaveLength(1);
  const { from, to, raw } = received[0] as Received;
  expect({ from, to }).toEqual({ from: 'zdravo@izbor.example', to: [email] });
  const headers = headersOf(raw);
  expect(readable(headers.subject)).toBe('Izaberi novu lozinku za Izbor');
  expect(headers.from).toBe('Izbor <zdravo@izbor.example>');
  expect(readable(headers.to)).toBe(`Đurđica Šćekić <${email}>`);
  expect(headers['message-id']).toMatch(/^<password-reset-\d+-\d+@izbor\.example>$/);
  expect(headers['content-type']).toMatch(/^multipart\/alternative/);
  expect(headers).toMatchObject({ 'mime-version': '1.0', date: expect.any(String) });
  // No automatic replies.
  expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'OOF, AutoReply' });
  const text = partOf(raw, 'text/plain; charset=utf-8');
  const html = partOf(raw, 'text/html; charset=utf-8');
  expect(text).toContain('Zdravo, Đurđica, otvori link i izaberi novu lozinku.');
  expect(text).toMatch(/https:\/\/izbor\.example\/reset-password\/[\w-]{43}/);
  expect(html).toContain('Zdravo, Đurđica, otvori link i izaberi novu lozinku.');
  expect(html).toMatch(/href="https:\/\/izbor\.example\/reset-password\/[\w-]{43}"/);
});

it('names where such mails can be stopped in the head of those that somebody may refuse, and of no other', async () => {
  const { url, received } = await smtpServer();
  const config = readConfig({ DATA_DIR: shop.opened.dataDir, SMTP_URL: url });
  const mail = { id: 'test', to: { name: 'Ana', address: 'ana@izbor.test' }, subject: 'Test', text: '', html: '' };
  const stopAt = `https://izbor.example/admin-panel/providers?picture=without&sort=-changed&search=${'%C4%91'.repeat(20)}`;
  await createMailer(config, log)(Object.assign({ stopAt }, mail));
  await createMailer(config, log)(mail);
  expect(received.map(({ raw }) => headersOf(raw)['list-unsubscribe'])).toEqual([`<${stopAt}>`, undefined]);
});

it('tries a server again that refused at first, and says nothing of a link or an address in the log', async () => {
  const { url, received } = await smtpServer({ refuses: 1 });
  const email = await somebodyForgot();
  lines.length = 0;

  await deliver(url);
  expect(received).toEqual([]);
  clock.now = new Date(clock.now.getTime() + 21_000);
  await deliver(url);

  expect(received.map(({ to }) => to)).toEqual([[email]]);
  expect(await database.select().from(outbox)).not.toContainEqual(expect.objectContaining({ deliveredAt: null }));
  expect(lines.map((line) => JSON.parse(line).error)).toMatchObject([
    { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO', message: expect.stringContaining('address rejected') },
  ]);
  expect(lines.join('')).not.toContain(email);
  const id =
    /reset-password\/([\w-]{43})/.exec(partOf(received[0]?.raw ?? '', 'text/plain; charset=utf-8'))?.[1] ?? '(none)';
  expect(lines.join('')).not.toContain(id);
  expect(lines.join('')).not.toContain('reset-password/');
});

it('keeps a mail while no server answers, and sends it when one does', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  await somebodyForgot();

  await deliver(`smtp://127.0.0.1:${port}`);
  const { url, received } = await smtpServer();
  clock.now = new Date(clock.now.getTime() + 21_000);
  await deliver(url);

  expect(received).toHaveLength(1);
});

it('gives a mail up after a while, and closes the line, also while its server goes on answering', async () => {
  let closes = () => {};
  const closed = new Promise<void>((resolve) => {
    closes = resolve;
  });
  const slow = createServer((socket) => {
    socket.write('220 slow\r\n');
    socket.once('data', () => {
      const going = setInterval(() => socket.write('250-WAIT\r\n'), 20);
      socket.on('close', () => {
        clearInterval(going);
        closes();
      });
    });
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const { port } = slow.address() as AddressInfo;
  const config = readConfig({ DATA_DIR: shop.opened.dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` });
  const mail = { id: 'test', to: { name: 'Ana', address: 'ana@izbor.test' }, subject: 'Test', text: '', html: '' };

  await expect(createMailer(config, log, 300)(mail)).rejects.toMatchObject({ code: 'EABORT' });
  await closed;
  await new Promise((resolve) => slow.close(resolve));
});

it.each([
  ['SR', 'sr-Latn', 'Izaberi novu lozinku'],
  ['EN', 'en', 'Choose a new password'],
] as const)(
  'says in which language a mail in %s is, so that a screen reader speaks it right',
  async (language, lang, title) => {
    const ana = await shop.person({ language });
    await shop.call(null, 'POST', '/user/forgot-password/', { email: ana.email });

    const [mail] = await sentMails(shop);

    expect(mail?.html).toContain(`<html lang="${lang}">`);
    expect(mail?.html).toContain('<meta charset="utf-8">');
    expect(mail?.html).toContain(`<title>${title}</title>`);
  },
);

it.each([
  ['production', undefined],
  ['', expect.stringContaining('https://izbor.example/reset-password/')],
])(
  'keeps the link of a mail that nobody sends out of the log where NODE_ENV is "%s": %o',
  async (environment, link) => {
    await somebodyForgot();
    const config = readConfig({
      NODE_ENV: environment,
      DATABASE_URL: 'postgres://db/izbor',
      PUBLIC_URL: 'https://izbor.example',
      DATA_DIR: shop.opened.dataDir,
    });
    const said: Record<string, unknown>[] = [];
    const told = { info: (facts: Record<string, unknown>) => void said.push(facts), warn: () => {} };
    const mailer = createMailer(config, told);

    while (await deliverNext(database, deliveries, { mailer, config, now: clock.now, log: told }));

    expect(said).toMatchObject([{ file: expect.stringMatching(/\.eml$/) }]);
    expect(said[0]?.link).toEqual(link);
  },
);
