import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cartItems } from '../cart/cart.table.ts';
import { readConfig } from '../config/config.ts';
import { deliveries } from '../deliveries.ts';
import { createMailer, type Mail } from '../mail/mailer.ts';
import { makeBenefit } from '../testing/benefits.ts';
import type { PersonSettings } from '../testing/people.ts';
import { openAllConnections, startTestApp } from '../testing/test-app.ts';
import { deliverNext } from './outbox.service.ts';
import { outbox } from './outbox.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const config = readConfig({ DATA_DIR: shop.opened.dataDir, PUBLIC_URL: 'https://izbor.example' });
const log = { info: () => {}, warn: () => {} };

/** A person buys one benefit twice; returns the number of the order. */
async function buySomething(settings: PersonSettings = {}): Promise<number> {
  const ana = await shop.person({ flexible: 1_000_000, ...settings });
  const { companyId, userId } = ana;
  const benefitId = await makeBenefit(database, clock.now, {
    nameEn: 'Yoga & <tea>',
    nameSr: 'Joga i čaj',
    price: 125_050,
  });
  await database.insert(cartItems).values({ companyId, userId, benefitId, count: 2, createdAt: clock.now });
  const { body } = await shop.call(ana, 'POST', '/v2/complete-purchase/');
  return body.id;
}

async function deliverAll(mailer: (mail: Mail) => Promise<void>): Promise<void> {
  while (await deliverNext(database, deliveries, { mailer, config, now: clock.now, log }));
}

const waiting = () => database.select().from(outbox).where(sql`delivered_at is null`);

it('sends the confirmation of an order once, in the language of who bought', async () => {
  const order = await buySomething({ language: 'SR', changes: { firstName: 'Đura', lastName: 'Žikić\r\nBcc: x@y.z' } });
  const mails: Mail[] = [];

  await deliverAll(async (mail) => void mails.push(mail));
  await deliverAll(async (mail) => void mails.push(mail));

  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    subject: `Porudžbina ${order} je potvrđena`,
    link: 'https://izbor.example/transactions',
  });
  expect(mails[0]?.text).toContain('- 2 × Joga i čaj');
  expect(mails[0]?.text).toContain('Ukupno: 2.501,00\u00a0RSD');
  expect(mails[0]?.text).not.toContain('\n\n\n');
  expect(await waiting()).toEqual([]);
});

it('says in the mail of an order how to use each thing, as the benefit does or by the way it was bought', async () => {
  const ana = await shop.person({ language: 'SR', flexible: 1_000_000 });
  const things = [
    { nameSr: 'Čas joge', wayToBuy: 'in_store' },
    { nameSr: 'Kutija čaja', wayToBuy: 'web', website: 'https://caj.example/?a=1&b=2' },
    {
      nameSr: 'Vaučer',
      wayToBuy: 'voucher',
      website: 'https://vaucer.example',
      instructionsSr: '<ol><li>Pokaži <strong>kod</strong> &amp; uživaj.</li></ol>',
    },
  ] as const;
  for (const thing of things) {
    const id = await makeBenefit(database, clock.now, { price: 10_000, ...thing });
    await shop.call(ana, 'POST', '/v2/toggle-cart/', { id });
  }
  await shop.call(ana, 'POST', '/v2/complete-purchase/');
  const mails: Mail[] = [];
  await deliverAll(async (mail) => void mails.push(mail));

  const { text = '', html = '' } = mails[0] ?? {};
  expect(text).toContain('\nKako se koristi\n\nČas joge\nPokaži Izbor karticu na licu mesta.');
  expect(text).toContain(
    '\nKutija čaja\nPartner potvrđuje e-poštom. Sve ostalo dogovaraš na sajtu partnera.\nhttps://caj.example/?a=1&b=2\n',
  );
  expect(text).toContain('\nVaučer\nPokaži kod & uživaj.\n');
  expect(html).toContain('<ol><li>Pokaži <strong>kod</strong> &amp; uživaj.</li></ol>');
  expect(html).toContain('href="https://caj.example/?a=1&#38;b=2"');
  // The partner's site is needed only for benefits that are arranged online.
  expect(`${text}${html}`).not.toContain('vaucer.example');
  expect(text).toContain('\nUkupno: 300,00\u00a0RSD\nKod vaučera je na stranici Moje transakcije.\n');
  expect(mails.map(({ to }) => to.address)).toEqual([ana.email]);
});

it.each([
  [1, 'Kod vaučera vidiš', 'Kod vaučera je na stranici', 'Kod vaučera iz ove porudžbine više ne važi.'],
  [2, 'Kodove vaučera vidiš', 'Kodovi vaučera su na stranici', 'Kodovi vaučera iz ove porudžbine više ne važe.'],
])('says of %d vouchers that their codes are there, and that they are no longer', async (count, told, sent, ended) => {
  const ana = await shop.person({ language: 'SR', flexible: 1_000_000 });
  const { companyId, userId } = ana;
  const benefitId = await makeBenefit(database, clock.now, { price: 10_000, wayToBuy: 'voucher' });
  await database.insert(cartItems).values({ companyId, userId, benefitId, count, createdAt: clock.now });
  const { body } = await shop.call(ana, 'POST', '/v2/complete-purchase/');
  const [notification] = (await shop.call(ana, 'GET', '/v2/notifications/')).body.results;
  await shop.call(ana, 'POST', `/v2/transactions/order-${body.id}/cancel/`);
  const mails: Mail[] = [];
  await deliverAll(async (mail) => void mails.push(mail));

  expect(notification.text).toContain(told);
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(sent), expect.stringContaining(ended)]);
});

it.each<[string, PersonSettings, string]>([
  ['one budget', { flexible: 20_000 }, 'je vraćeno u budžet iz kojeg je plaćeno.'],
  ['its category', { budgets: { 1: 20_000 } }, 'je vraćeno u budžet iz kojeg je plaćeno.'],
  ['two budgets', { flexible: 20_000, budgets: { 1: 5_000 } }, 'je vraćeno u budžete iz kojih je plaćeno.'],
])('says of an order paid from %s where its money is back', async (_, money, said) => {
  const ana = await shop.person({ language: 'SR', ...money });
  const id = await makeBenefit(database, clock.now, { price: 10_000 });
  await shop.call(ana, 'POST', '/v2/toggle-cart/', { id });
  const { body } = await shop.call(ana, 'POST', '/v2/complete-purchase/');
  await shop.call(ana, 'POST', `/v2/transactions/order-${body.id}/cancel/`);
  const mails: Mail[] = [];
  await deliverAll(async (mail) => void mails.push(mail));

  expect(mails.at(-1)?.text).toContain(said);
});

it('writes a mail to the outbox folder when no SMTP server is set, and tells where it leads', async () => {
  const order = await buySomething({ language: 'EN', changes: { firstName: 'Eve', lastName: 'Žikić\r\nBcc: x@y.z' } });
  const lines: Record<string, unknown>[] = [];
  const mailer = createMailer(config, { info: (facts) => void lines.push(facts), warn: () => {} });

  await deliverAll(mailer);

  const [file] = readdirSync(join(config.dataDir, 'outbox'));
  const mail = readFileSync(join(config.dataDir, 'outbox', String(file)), 'utf8');
  expect(mail).toContain(`Subject: Order ${order} is confirmed`);
  expect(mail).not.toMatch(/^Bcc:/m);
  expect(mail).toContain('&#38; &#60;tea&#62;');
  expect(lines).toEqual([{ file: expect.stringMatching(/\.eml$/), link: 'https://izbor.example/transactions' }]);
});

it('tries again later when the mail server refuses, and delivers then', async () => {
  await buySomething();
  let tries = 0;
  const failing = async () => {
    tries += 1;
    throw new Error('421 busy');
  };
  await deliverAll(failing);
  await deliverAll(failing);
  expect(tries).toBe(1);

  clock.now = new Date(clock.now.getTime() + 21_000);
  const mails: Mail[] = [];
  await deliverAll(async (mail) => void mails.push(mail));

  expect(mails).toHaveLength(1);
});

it('gives each message to one of many servers', async () => {
  await Promise.all(Array.from({ length: 6 }, () => buySomething()));
  await openAllConnections(database);
  const mails: Mail[] = [];

  await Promise.all(Array.from({ length: 5 }, () => deliverAll(async (mail) => void mails.push(mail))));

  expect(new Set(mails.map(({ id }) => id)).size).toBe(6);
  expect(mails).toHaveLength(6);
});

it('sends nobody the same mail twice, also when two servers reach for it in the same moment', async () => {
  await deliverAll(async () => {});
  await buySomething();
  const mails: Mail[] = [];
  let [letGo, take] = [() => {}, () => {}];
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const holds = new Promise<void>((resolve) => {
    take = resolve;
  });
  // A third transaction locks the mail while both look for it: a server that waited for the lock would send it after the other one.
  const third = database.transaction(async (transaction) => {
    await transaction.execute(sql`select from outbox where delivered_at is null for update`);
    take();
    await held;
  });
  await holds;
  const two = [0, 1].map(() => deliverAll(async (mail) => void mails.push(mail)));
  const waitingForIt = sql`select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await Promise.race([
    Promise.all(two),
    expect
      .poll(async () => (await database.execute(waitingForIt)).rows[0], { timeout: 20_000 })
      .toEqual({ waiting: 2 }),
  ]);
  letGo();
  await Promise.all([third, ...two]);

  await deliverAll(async (mail) => void mails.push(mail));

  expect(mails).toHaveLength(1);
});

it('sends it once also when its server is slow and another server has nothing else to do', async () => {
  await deliverAll(async () => {});
  await buySomething();
  const mails: Mail[] = [];
  let [arrives, isOnItsWay] = [() => {}, () => {}];
  const arrived = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  const onItsWay = new Promise<void>((resolve) => {
    isOnItsWay = resolve;
  });
  const first = deliverAll(async (mail) => {
    mails.push(mail);
    isOnItsWay();
    await arrived;
  });
  await onItsWay;
  // Two minutes, after which the first attempt counts as given up.
  for (const seconds of [22, 58, 40]) {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
    await deliverAll(async (mail) => void mails.push(mail));
  }
  arrives();
  await first;
  clock.now = new Date(clock.now.getTime() + 600_000);
  await deliverAll(async (mail) => void mails.push(mail));

  expect(mails).toHaveLength(1);
});

it('sends what a server had that died with it, three minutes after it took that', async () => {
  await deliverAll(async () => {});
  await buySomething();
  void deliverAll(() => new Promise(() => {}));
  await expect.poll(waiting).toMatchObject([{ attempts: 1 }]);
  const mails: Mail[] = [];
  const later = async (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
    await deliverAll(async (mail) => void mails.push(mail));
    return mails.length;
  };

  expect(await later(179)).toBe(0);
  expect(await later(1)).toBe(1);
});

it('leaves a mail to the server that has it by now when the one before fails with it', async () => {
  await deliverAll(async () => {});
  await buySomething();
  const mails: Mail[] = [];
  let [fails, arrives] = [() => {}, () => {}];
  const failed = new Promise<void>((_, reject) => {
    fails = () => reject(new Error('421 busy'));
  });
  // Avoids an unhandled rejection if this fails before the mailer awaits it.
  failed.catch(() => {});
  const arrived = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  const first = deliverNext(database, deliveries, { mailer: () => failed, config, now: clock.now, log });
  await expect.poll(waiting).toMatchObject([{ attempts: 1 }]);
  clock.now = new Date(clock.now.getTime() + 180_000);
  const second = deliverAll(async (mail) => {
    mails.push(mail);
    await arrived;
  });
  await expect.poll(waiting).toMatchObject([{ attempts: 2 }]);
  fails();
  await first;
  await deliverAll(async (mail) => void mails.push(mail));
  arrives();
  await second;

  expect(mails).toHaveLength(1);
});

it('sends it once also when the database is away as it leaves', async () => {
  await deliverAll(async () => {});
  await buySomething();
  const mails: Mail[] = [];
  const sendAndLoseDatabase = async (mail: Mail) => {
    mails.push(mail);
    await database.execute(sql`alter table outbox rename to outbox_away`);
  };
  await expect(deliverAll(sendAndLoseDatabase)).rejects.toThrow();
  await database.execute(sql`alter table outbox_away rename to outbox`);
  await deliverAll(async (mail) => void mails.push(mail));

  expect(await waiting()).toEqual([]);
  expect(mails).toHaveLength(1);
});

it('keeps a message that nobody knows how to deliver, and goes on with the others', async () => {
  const companyId = await shop.company();
  const at = { createdAt: clock.now, nextAttemptAt: new Date(clock.now.getTime() - 1) };
  await database.insert(outbox).values({ companyId, kind: 'unheard_of', payload: {}, ...at });
  await buySomething();
  const mails: Mail[] = [];

  await deliverAll(async (mail) => void mails.push(mail));

  expect(mails).toHaveLength(1);
  expect(await waiting()).toMatchObject([{ kind: 'unheard_of', attempts: 1 }]);
});
