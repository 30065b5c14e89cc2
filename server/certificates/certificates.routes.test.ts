import { degrees, PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { sql } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { courses } from '../learning/courses.table.ts';
import { joinPackage, makeCourse, makePackage, passCourse } from '../testing/learning.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { certificateSheet } from './sheet.ts';

const shop = await startTestApp({ settings: { PUBLIC_URL: 'https://izbor.example' } });
const { database, clock } = shop;
const course = await makeCourse(database, clock.now);
let ownSheets = 0;

const pass = (who: Person, courseId = course) => passCourse(database, clock.now, who, courseId);
const read = async (who: Person, id: number) =>
  (await shop.call(who, 'GET', `/service/certificate/${id}/`)).body as Record<string, unknown> & { code: string };
const rename = (who: Person, last_name: string) => shop.call(who, 'PATCH', '/v2/me/', { last_name });
const verify = (code: string) => shop.call(null, 'GET', `/certificate/verify/${encodeURIComponent(code)}/`);
const download = (who: Person, id: number, query = '') =>
  shop.app.inject({ url: `/api/service/certificate/${id}/pdf/${query}`, headers: who.headers });

it('gives a certificate a number of its year, the name and the title of that day, and a code', async () => {
  const ana = await shop.person({ language: 'SR' });
  const { certificate } = await pass(ana);

  expect(await read(ana, certificate)).toEqual({
    id: certificate,
    number: expect.stringMatching(/^IZB-2026-\d{6}$/),
    code: expect.stringMatching(/^[A-HJKMNP-TV-Z2-9]{16}$/),
    kind: 'course',
    pk: course,
    title: 'Prva pomoć',
    name: 'Ana Anić',
    issued_at: '2026-11-20T10:00:00.000Z',
    reissued_at: null,
    name_differs: false,
  });
});

it('numbers it by the year that it is in Belgrade', async () => {
  const before = clock.now;
  try {
    // A minute before midnight in Belgrade, and at midnight.
    clock.now = new Date('2026-12-31T22:59:00Z');
    const [ana, ben] = [await shop.person(), await shop.person()];
    expect((await read(ana, (await pass(ana)).certificate)).number).toMatch(/^IZB-2026-/);
    clock.now = new Date('2026-12-31T23:00:00Z');
    expect((await read(ben, (await pass(ben)).certificate)).number).toMatch(/^IZB-2027-/);
  } finally {
    clock.now = before;
  }
});

it('never gives two certificates one number or one code, at once and in two companies', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => shop.person()));
  const issued = await Promise.all(people.map(async (who) => read(who, (await pass(who)).certificate)));

  expect(new Set(issued.map(({ number }) => number)).size).toBe(8);
  expect(new Set(issued.map(({ code }) => code)).size).toBe(8);
});

it('lists the certificates of the caller alone, newest first, in their language', async () => {
  const [ana, other] = [await shop.person({ language: 'EN' }), await shop.person()];
  await pass(other);
  const first = (await pass(ana)).certificate;
  const second = (await pass(ana, await makeCourse(database, clock.now, { nameEn: 'Excel', nameSr: 'Eksel' })))
    .certificate;

  const { body } = await shop.call(ana, 'GET', '/service/certificate/');
  expect([body.count, body.results.map(({ id, title }: { id: number; title: string }) => [id, title])]).toEqual([
    2,
    [
      [second, 'Excel'],
      [first, 'First aid'],
    ],
  ]);
});

it('lists them page by page, from the newest on', async () => {
  const ana = await shop.person();
  const ids: number[] = [];
  for (let made = 0; made < 3; made += 1)
    ids.unshift((await pass(ana, await makeCourse(database, clock.now))).certificate);
  const page = async (which: number) => {
    const { body } = await shop.call(ana, 'GET', `/service/certificate/?page_size=2&page=${which}`);
    return [body.count, ...body.results.map(({ id }: { id: number }) => id)];
  };
  expect([await page(1), await page(2)]).toEqual([
    [3, ...ids.slice(0, 2)],
    [3, ...ids.slice(2)],
  ]);
});

it('says of a title that it is in the other language only', async () => {
  const ana = await shop.person({ language: 'EN' });
  const serbian = await makeCourse(database, clock.now, { nameEn: '', nameSr: 'Prva pomoć na radu' });
  const { certificate } = await pass(ana, serbian);
  const inOther = { title: 'Prva pomoć na radu', in_other_language: ['title'] };
  expect(await read(ana, certificate)).toMatchObject(inOther);
  expect((await shop.call(ana, 'GET', '/service/certificate/')).body.results).toMatchObject([inOther]);
});

it('gives the certificate of a package once all its courses are passed, and not before', async () => {
  const ana = await shop.person();
  const [one, two] = [await makeCourse(database, clock.now), await makeCourse(database, clock.now)];
  const whole = await makePackage(database, clock.now, [one, two]);
  await joinPackage(database, clock.now, ana, whole);

  expect((await pass(ana, one)).packageCertificates).toEqual([]);
  const { packageCertificates } = await pass(ana, two);
  expect(packageCertificates).toHaveLength(1);
  expect(await read(ana, packageCertificates[0] ?? 0)).toMatchObject({
    kind: 'package',
    pk: whole,
    title: 'Safe at work',
  });
  expect((await pass(ana)).packageCertificates).toEqual([]);
});

it('gives the certificate of one package after that of another, though they share a course', async () => {
  const ana = await shop.person();
  const [one, two] = [await makeCourse(database, clock.now), await makeCourse(database, clock.now)];
  const packages = [await makePackage(database, clock.now, [one]), await makePackage(database, clock.now, [one, two])];
  for (const each of packages) await joinPackage(database, clock.now, ana, each);

  const issued = [...(await pass(ana, one)).packageCertificates, ...(await pass(ana, two)).packageCertificates];
  expect(await Promise.all(issued.map(async (id) => (await read(ana, id)).pk))).toEqual(packages);
});

it('issues a certificate again after a change of name, with its number and day, and says of the old one that it was replaced', async () => {
  const ana = await shop.person();
  const { certificate } = await pass(ana);
  const before = await read(ana, certificate);
  clock.now = new Date('2026-11-27T10:00:00Z');
  await rename(ana, 'Marković');

  expect((await read(ana, certificate)).name_differs).toBe(true);
  const again = await shop.call(ana, 'POST', `/service/certificate/${certificate}/reissue/`);
  expect([again.status, again.body]).toEqual([
    201,
    {
      ...before,
      id: expect.any(Number),
      code: expect.not.stringMatching(before.code),
      number: `${before.number}/2`,
      name: 'Ana Marković',
      reissued_at: '2026-11-27T10:00:00.000Z',
    },
  ]);
  expect((await shop.call(ana, 'GET', '/service/certificate/')).body.count).toBe(1);
  expect((await read(ana, certificate)).name_differs).toBe(false);
  const sent = await download(ana, again.body.id);
  expect(sent.headers['content-disposition']).toContain(`filename="certificate-${before.number}-2.pdf"`);
  const { status, body: course } = await shop.call(ana, 'GET', `/service/course/${before.pk}/attempt/`);
  expect([status, course.last.certificate]).toEqual([200, again.body.id]);
  expect((await verify(before.code)).body).toMatchObject({ name: 'Ana Anić', replaced: true });
  expect((await verify(again.body.code)).body).toMatchObject({ name: 'Ana Marković', replaced: false });
  clock.now = new Date('2026-11-20T10:00:00Z');
});

it('says of one that was issued under another name for a while that it was replaced, and of each when it was issued again', async () => {
  const ana = await shop.person();
  const { certificate } = await pass(ana);
  const under = async (name: string, id: number, day: string) => {
    clock.now = new Date(`${day}T10:00:00Z`);
    await rename(ana, name);
    return (await shop.call(ana, 'POST', `/service/certificate/${id}/reissue/`)).body as { id: number; code: string };
  };
  const first = await read(ana, certificate);
  const other = await under('Petrović', certificate, '2026-11-27');
  const own = await under('Anić', other.id, '2026-11-28');

  const said = async ({ code }: { code: string }) => {
    const { name, number, replaced, reissued_at } = (await verify(code)).body;
    return [name, number.replace(`${first.number}`, ''), replaced, reissued_at];
  };
  expect([await said(first), await said(other), await said(own)]).toEqual([
    ['Ana Anić', '', true, null],
    ['Ana Petrović', '/2', true, '2026-11-27T10:00:00.000Z'],
    ['Ana Anić', '/3', false, '2026-11-28T10:00:00.000Z'],
  ]);
  clock.now = new Date('2026-11-20T10:00:00Z');
});

it('does not issue one again under the same name, nor one that was replaced', async () => {
  const ana = await shop.person();
  const { certificate } = await pass(ana);
  const reissue = () => shop.call(ana, 'POST', `/service/certificate/${certificate}/reissue/`);

  expect(await reissue()).toMatchObject({ status: 409, body: { code: 'certificates.same_name' } });
  await rename(ana, 'Marković');
  // A colleague's certificate is answered like one that does not exist.
  const mara = await shop.person({ companyId: ana.companyId });
  expect((await shop.call(mara, 'POST', `/service/certificate/${certificate}/reissue/`)).status).toBe(404);
  expect((await read(ana, certificate)).name_differs).toBe(true);
  const answers = await Promise.all([reissue(), reissue(), reissue()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await reissue()).toMatchObject({ status: 409, body: { code: 'certificates.replaced' } });
});

it.each([
  ['as it is printed', (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')],
  ['in small letters with blanks', (code: string) => code.toLowerCase().replace(/(.{4})(?=.)/g, '$1 ')],
  [
    'with what stands around it in a sentence',
    (code: string) => `\u201e${code.replace(/(.{4})(?=.)/g, '$1\u2011')}\u201c.`,
  ],
])('is verified by anyone who types its code %s', async (_, typed) => {
  const ana = await shop.person();
  const { code, number } = await read(ana, (await pass(ana)).certificate);

  const { status, body } = await verify(typed(code));
  expect([status, body]).toEqual([
    200,
    {
      name: 'Ana Anić',
      course: { en: 'First aid', sr: 'Prva pomoć' },
      kind: 'course',
      number,
      date: '2026-11-20T10:00:00.000Z',
      reissued_at: null,
      replaced: false,
    },
  ]);
});

it.each(['AAAABBBBCCCCDDDD', 'IZB-2026-000001', '0', "' or 1=1", '../../me'])(
  'answers the code %s, which is no certificate, as not found',
  async (code) => {
    expect(await verify(code)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  },
);

it('stops whoever tries code after code', async () => {
  const quick = await startedElsewhere();
  const tries = [];
  for (let tried = 0; tried < 121; tried += 1) tries.push((await quick('AAAABBBBCCCCDDDD')).statusCode);
  expect([tries.slice(0, 120).every((status) => status === 404), tries[120]]).toEqual([true, 429]);
});

// From its own IP address, so that its rate limit does not affect other tests.
async function startedElsewhere() {
  return (code: string) =>
    shop.app.inject({ url: `/api/certificate/verify/${code}/`, remoteAddress: '203.0.113.7', headers: {} });
}

it('sends the certificate as a PDF of one page with its title, in the language asked for', async () => {
  const ana = await shop.person({ language: 'SR', changes: { firstName: 'Đurđica', lastName: 'Šćepanović-Žižić' } });
  const { certificate } = await pass(ana);
  const { number } = await read(ana, certificate);

  const answer = await download(ana, certificate);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`filename="sertifikat-${number}.pdf"`),
    'cache-control': 'private, no-store',
  });
  const pdf = await PDFDocument.load(answer.rawPayload);
  expect([pdf.getPageCount(), pdf.getTitle()]).toEqual([1, 'Prva pomoć · Đurđica Šćepanović-Žižić']);
  const english = await PDFDocument.load((await download(ana, certificate, '?language=EN')).rawPayload);
  expect(english.getTitle()).toBe('First aid · Đurđica Šćepanović-Žižić');
});

it('asks whoever has a name in letters that cannot be set for one in Latin letters, then issues it again', async () => {
  const li = await shop.person({ changes: { firstName: '小明', lastName: '王' } });
  const { certificate } = await pass(li);

  expect((await shop.call(li, 'GET', `/service/certificate/${certificate}/pdf/`)).body).toMatchObject({
    code: 'certificates.name',
    message: expect.stringMatching(/Latin letters/),
  });
  await rename(li, 'Wang');
  const { body } = await shop.call(li, 'POST', `/service/certificate/${certificate}/reissue/`);
  const pdf = await PDFDocument.load((await download(li, body.id)).rawPayload);
  expect(pdf.getTitle()).toBe('First aid · 小明 Wang');
});

async function ownSheet(width: number, height: number, change: (page: PDFPage) => void = () => {}) {
  const own = await PDFDocument.create();
  change(own.addPage([width, height]));
  const bytes = Buffer.from(await own.save());
  ownSheets += 1;
  const key = `courses/own-sheet-${ownSheets}`;
  await shop.app.shop.storage.put(key, bytes, 'application/pdf');
  return { key, name: 'sheet.pdf', bytes: bytes.length, pages: 1 };
}

it('stamps the sheet that the course or the package brought, whatever its size', async () => {
  const ana = await shop.person();
  const certificatePdfEn = await ownSheet(1000, 500);
  const single = await makeCourse(database, clock.now, { certificatePdfEn });
  const whole = await makePackage(database, clock.now, [single], { certificatePdfSr: await ownSheet(900, 600) });
  await joinPackage(database, clock.now, ana, whole);
  const { certificate, packageCertificates } = await pass(ana, single);

  for (const language of ['EN', 'SR']) {
    const sizeOf = async (id = 0) => {
      const pdf = await PDFDocument.load((await download(ana, id, `?language=${language}`)).rawPayload);
      return pdf.getPage(0).getSize();
    };
    expect(await sizeOf(certificate)).toEqual({ width: 1000, height: 500 });
    expect(await sizeOf(packageCertificates[0])).toEqual({ width: 900, height: 600 });
  }
});

/** The texts of a page: where each begins from the lower left corner, its width, and whether it runs from left to right. */
async function seenOn(bytes: Buffer) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const view = page.getViewport({ scale: 1 });
  const texts = (await page.getTextContent()).items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    const [[left = 0, top = 0], [ahead = 0, level = 0]] = [
      view.convertToViewportPoint(x, y),
      view.convertToViewportPoint(x + a, y + b),
    ];
    const isLevel = ahead > left && Math.abs(level - top) < 0.01;
    return [{ text: item.str, x: left, y: view.height - top, width: item.width, isLevel }];
  });
  await document.loadingTask.destroy();
  return { width: view.width, height: view.height, texts };
}

it.each<[string, number, number, (page: PDFPage) => void, [number, number]]>([
  ['as it is', 842, 595, () => {}, [842, 595]],
  ['upright', 595, 842, () => {}, [595, 842]],
  ['turned by 90', 595, 842, (page) => page.setRotation(degrees(90)), [842, 595]],
  ['turned by 180', 842, 595, (page) => page.setRotation(degrees(180)), [842, 595]],
  ['turned back by 90', 595, 842, (page) => page.setRotation(degrees(-90)), [842, 595]],
  ['with a box that begins elsewhere', 842, 595, (page) => page.setMediaBox(-100, 200, 842, 595), [842, 595]],
  ['cut to a part', 1000, 800, (page) => page.setCropBox(60, 90, 842, 595), [842, 595]],
  [
    'turned, cut to a part, and beginning elsewhere',
    700,
    1000,
    (page) => {
      page.setMediaBox(50, 70, 700, 1000);
      page.setCropBox(80, 90, 595, 842);
      page.setRotation(degrees(270));
    },
    [842, 595],
  ],
])('stamps an own sheet %s where one sees it', async (_, width, height, change, seen) => {
  const certificatePdfEn = await ownSheet(width, height, change);
  const ana = await shop.person();
  const { certificate } = await pass(ana, await makeCourse(database, clock.now, { certificatePdfEn }));

  const page = await seenOn((await download(ana, certificate, '?language=EN')).rawPayload);
  expect([page.width, page.height]).toEqual(seen);
  expect(page.texts.filter(({ isLevel }) => !isLevel)).toEqual([]);
  for (const { x, y, width: wide } of page.texts) {
    expect([x > 0, y > 0, x + wide < page.width, y < page.height]).toEqual([true, true, true, true]);
  }
  const find = (text: string) => page.texts.find((one) => one.text === text) ?? { x: 0, y: 0, width: 0 };
  const name = find('Ana Anić');
  // Centred, a little below half of the height; the date on the left, the code before its QR picture on the right.
  expect(name.x + name.width / 2).toBeCloseTo(page.width / 2, 1);
  expect(name.y).toBeCloseTo(page.height * 0.462, 1);
  expect(find('Date').x).toBeCloseTo(page.width * 0.105, 1);
  expect(find('Date').y).toBeCloseTo(page.height * 0.215, 1);
  const verify = find('Scan to verify, or go to');
  expect(verify.x).toBeGreaterThan(find('20.11.2026.').x + find('20.11.2026.').width);
  expect(verify.x + verify.width).toBeLessThan(page.width * 0.88);
});

it('keeps a certificate as it was when its course is renamed', async () => {
  const ana = await shop.person();
  const renamed = await makeCourse(database, clock.now);
  const { certificate } = await pass(ana, renamed);
  await database.update(courses).set({ nameEn: 'Other' });

  expect((await read(ana, certificate)).title).toBe('First aid');
  await database.update(courses).set({ nameEn: 'First aid' });
});

it('sets the longest title and a name in Cyrillic on one sheet', async () => {
  const title = 'Bezbednost na internetu i zaštita podataka o ličnosti na radnom mestu i van njega '.repeat(3);
  const pdf = await PDFDocument.load(await certificateSheet({ kind: 'package', title, language: 'SR' }));
  expect(pdf.getPageCount()).toBe(1);
  const ana = await shop.person({ changes: { firstName: 'Љубица', lastName: 'Ђорђевић' } });
  expect((await download(ana, (await pass(ana)).certificate)).statusCode).toBe(200);
});

it.each([
  ['EN', { nameEn: '瑜伽', nameSr: 'Joga za leđa' }, 'Joga za leđa'],
  ['SR', { nameEn: 'Yoga', nameSr: 'יוגה' }, 'Yoga'],
])(
  'has the title of the other language where that in %s is in letters that cannot be set',
  async (language, names, title) => {
    const ana = await shop.person();
    const { certificate } = await pass(ana, await makeCourse(database, clock.now, names));

    const { texts } = await seenOn((await download(ana, certificate, `?language=${language}`)).rawPayload);
    expect(texts.map(({ text }) => text)).toContain(title);
  },
);

it('counts on beyond 999999', async () => {
  await database.execute(sql`select setval('certificate_numbers', 999998)`);
  const ana = await shop.person();
  const numbers: unknown[] = [];
  for (let passed = 0; passed < 3; passed += 1) {
    const { certificate } = await pass(ana, await makeCourse(database, clock.now));
    numbers.push((await read(ana, certificate)).number);
  }
  expect(numbers).toEqual(['IZB-2026-999999', 'IZB-2026-1000000', 'IZB-2026-1000001']);
});
