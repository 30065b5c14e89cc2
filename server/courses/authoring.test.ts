import { deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { typeset } from '#demo/typesetter/typeset.ts';
import { files } from '../files/files.table.ts';
import { courses, questions } from '../learning/courses.table.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { type Part, pdfFile, pngFile } from '../testing/files.ts';
import { makeCourse } from '../testing/learning.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const admin = await shop.person({ language: 'EN', changes: { adminRoles: ['owner'] } });
const employee = await shop.person();
const language = 'EN' as const;
const pdf = await typeset({ title: 'A', standfirst: 'B', blocks: [], language, pageOf: (page) => String(page) });

const answers = (...correct: boolean[]) =>
  correct.map((each, place) => ({ text_sr: `Odgovor ${place}`, text_en: `Answer ${place}`, correct: each }));
const question = (name: string, ...correct: boolean[]) => ({
  text_sr: name,
  text_en: `${name} en`,
  answers: answers(...correct),
});
const ASKED = [question('Prvo', true, false), question('Drugo', true, true, false)];
const FIELDS = {
  name_sr: 'Tabele',
  name_en: 'Spreadsheets',
  summary_sr: 'Kratko.',
  course_type: 'paid',
  price: '49.90',
  currency: 'EUR',
  minutes: '40',
  pass_mark: '80',
  questions_string: JSON.stringify(ASKED),
};

const texts = (fields: object): Part[] =>
  Object.entries(fields).flatMap(([name, text]) => (text === undefined ? [] : [{ name, text: String(text) }]));
const file = (name: string, bytes: Buffer): Part => ({ name, bytes, filename: `${name}.pdf` });
const send = (method: 'POST' | 'PATCH', path: string, parts: Part[], who = admin) =>
  shop.send(who, method, path, parts);
const add = (fields: object = {}, sent: Part[] = [file('pdf', pdf)]) =>
  send('POST', '/service/course/', [...texts({ ...FIELDS, ...fields }), ...sent]);
const change = (pk: number, fields: object, sent: Part[] = []) =>
  send('PATCH', `/service/course/${pk}/`, [...texts(fields), ...sent]);

// Uploads are limited per quarter of an hour, and all of these are by one admin.
beforeEach(() => {
  clock.now = new Date(clock.now.getTime() + 15 * 60 * 1000);
});

it('adds a course with its questions, price, picture and PDFs, whose pages it counts itself', async () => {
  const sent = [file('image', pngFile()), file('pdf', pdf), file('pdf_en', pdf), file('certificate_pdf', pdf)];
  const { status, body } = await add({ description_en: '<p onclick="x()">Rows<script>x()</script></p>' }, sent);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Spreadsheets',
    summary: 'Kratko.',
    course_type: 'paid',
    price: 49.9,
    currency: 'EUR',
    minutes: 40,
    pass_mark: 80,
    num_of_questions: 2,
    num_of_pages: 1,
    languages: ['SR', 'EN'],
    description: '<p>Rows</p>',
  });
  expect(body.author).toMatchObject({
    name_sr: 'Tabele',
    active: true,
    pdf: [
      { language: 'SR', name: 'pdf.pdf', bytes: pdf.length },
      { language: 'EN', name: 'pdf_en.pdf', bytes: pdf.length },
    ],
    certificate_pdf: [{ language: 'SR', name: 'certificate_pdf.pdf', bytes: pdf.length }],
  });
  expect(body.author.questions.map(({ text_sr }: { text_sr: string }) => text_sr)).toEqual(['Prvo', 'Drugo']);
  expect(body.author.questions[1].answers.map(({ correct }: { correct: boolean }) => correct)).toEqual([
    true,
    true,
    false,
  ]);
  const image = await shop.app.inject({ url: body.image });
  expect([image.statusCode, image.rawPayload]).toEqual([200, pngFile()]);
});

it('keeps the rows of questions that did not change, and makes new ones of those that did', async () => {
  const { body } = await add();
  const [first, second] = body.author.questions;
  const changed = [question('Drugo', true, true, false), question('Prvo', false, true), question('Treće', true, false)];
  const after = (await change(body.pk, { questions_string: JSON.stringify(changed) })).body.author.questions;
  expect(after.map(({ text_sr }: { text_sr: string }) => text_sr)).toEqual(['Drugo', 'Prvo', 'Treće']);
  expect(after[0].pk).toBe(second.pk);
  expect(after[1].pk).not.toBe(first.pk);
  const rows = await database.select().from(questions).where(eq(questions.courseId, body.pk));
  expect(rows.filter(({ active }) => !active).map(({ id, textSr }) => [id, textSr])).toEqual([[first.pk, 'Prvo']]);
});

it('puts questions in another order, and asks again what was taken out before', async () => {
  const { body } = await add();
  const [first, second] = body.author.questions;
  const ask = async (...asked: object[]) => {
    const { author } = (await change(body.pk, { questions_string: JSON.stringify(asked) })).body;
    return author.questions.map(({ pk, text_sr }: { pk: number; text_sr: string }) => [pk, text_sr]);
  };
  const [one = {}, other = {}] = ASKED;
  expect(await ask(other, one)).toEqual([
    [second.pk, 'Drugo'],
    [first.pk, 'Prvo'],
  ]);
  expect(await ask(one)).toEqual([[first.pk, 'Prvo']]);
  expect(await ask(one, other)).toEqual([
    [first.pk, 'Prvo'],
    [expect.any(Number), 'Drugo'],
  ]);
});

it('takes as many questions as there may be, in both alphabets and of their most letters', async () => {
  const { body } = await add();
  const long = (letter: string, place: number) => letter.repeat(497) + String(place).padStart(3, '0');
  const texts = (place: number) => ({ text_sr: long('ж', place), text_en: long('"', place) });
  const answers = Array.from({ length: 10 }, (_, at) => Object.assign(texts(at), { correct: at === 0 }));
  const asked = Array.from({ length: 100 }, (_, place) => Object.assign(texts(place), { answers }));
  const { status, body: changed } = await change(body.pk, { questions_string: JSON.stringify(asked) });
  expect([status, changed.num_of_questions]).toEqual([200, 100]);
});

it('whose questions two people write is as the first one saved it, until the other has seen that', async () => {
  const { body } = await add();
  const colleague = await shop.person({ changes: { adminRoles: ['content'] } });
  const asked = (name: string) => [question(name, true, false), ASKED[1]];
  const save = (who: typeof admin, name: string, revision: number) =>
    shop.send(who, 'PATCH', `/service/course/${body.pk}/`, texts({ questions_string: JSON.stringify(asked(name)) }), {
      'if-revision-match': String(revision),
    });
  const stored = async () =>
    (await shop.call(admin, 'GET', `/service/course/${body.pk}/`)).body.author.questions[0].text_sr;
  expect((await save(colleague, 'Njeno', body.author.revision)).status).toBe(200);
  const late = await save(admin, 'Moje', body.author.revision);
  expect([late.status, late.body.code, await stored()]).toEqual([409, 'record.changed', 'Njeno']);
  expect((await save(admin, 'Moje', body.author.revision + 1)).status).toBe(200);
  expect(await stored()).toBe('Moje');
});

it('changes only what is sent, and removes the bytes of a file that is replaced', async () => {
  const { body } = await add();
  const { body: after } = await change(body.pk, { summary_en: 'Short.', active: 'false' }, [file('pdf', pdf)]);
  expect(after).toMatchObject({
    name: 'Spreadsheets',
    summary: 'Short.',
    price: 49.9,
    pass_mark: 80,
    num_of_questions: 2,
  });
  expect(after.author.active).toBe(false);
  const [row] = await database.select().from(courses).where(eq(courses.id, body.pk));
  const waiting = await database.select().from(outbox).where(eq(outbox.kind, 'remove_file'));
  const removed = waiting.map(({ payload }) => (payload as { key: string }).key);
  expect(removed).toHaveLength(1);
  expect(removed).not.toContain(row?.pdfSr?.key);
  expect(
    await database
      .select()
      .from(files)
      .where(eq(files.key, removed[0] ?? '')),
  ).toEqual([]);
  expect(
    (await shop.app.inject({ url: `/api/service/course/${body.pk}/pdf/`, headers: admin.headers })).rawPayload,
  ).toEqual(pdf);
});

it('takes files out again, but not the last PDF of what is on offer', async () => {
  const { body } = await add({}, [
    file('pdf', pdf),
    file('pdf_en', pdf),
    file('certificate_pdf', pdf),
    file('image', pngFile()),
  ]);
  const out = await change(body.pk, { removed_files: 'pdf,certificate_pdf,image' });
  expect(out.body).toMatchObject({ image: null, languages: ['EN'], author: { certificate_pdf: [], revision: 2 } });
  const { results } = (await shop.call(admin, 'GET', `/admin/courses/${body.pk}/changes/`)).body;
  expect(results[0].values.map(({ field, after }: { field: string; after: unknown }) => [field, after])).toEqual([
    ['certificate_pdf', null],
    ['image', null],
    ['pdf', null],
  ]);
  const last = await change(body.pk, { removed_files: 'pdf_en' });
  expect([last.status, last.body.fields]).toEqual([400, { pdf: 'This field is required' }]);
  expect((await change(body.pk, { removed_files: 'pdf_en', active: 'false' })).status).toBe(200);
  expect((await change(body.pk, { removed_files: 'video' })).status).toBe(400);
  // Removing a missing file changes nothing, and an uploaded file has precedence over its removal.
  expect((await change(body.pk, { removed_files: 'pdf_en' })).body.author.revision).toBe(3);
  const both = await change(body.pk, { removed_files: 'pdf' }, [file('pdf', pdf)]);
  expect(both.body.author.pdf).toHaveLength(1);
});

it('loses no change of several that come at once', async () => {
  const { body } = await add();
  for (let round = 1; round <= 5; round += 1) {
    const name_en = `Name ${round}`;
    const [summary_en, summary_sr] = [`Summary ${round}`, `Opis ${round}`];
    const asked = [question(`Pitanje ${round}`, true, false)];
    const changes = [{ name_en }, { summary_en }, { summary_sr }, { minutes: round }, { price: round }];
    const questions_string = JSON.stringify(asked);
    await Promise.all([...changes, { questions_string }].map((fields) => change(body.pk, fields)));
    const after = (await shop.call(admin, 'GET', `/service/course/${body.pk}/`)).body;
    expect(after).toMatchObject({ minutes: round, price: round, num_of_questions: 1 });
    expect(after.author).toMatchObject({ name_en, summary_en, summary_sr });
    expect(after.author.questions).toMatchObject([{ text_sr: `Pitanje ${round}` }]);
  }
});

it('makes a paid course free without asking for its price again', async () => {
  const { body } = await add();
  expect((await change(body.pk, { course_type: 'free' })).body).toMatchObject({ course_type: 'free', price: null });
});

const withQuestion = (changes: object) => ({ questions_string: JSON.stringify([{ ...ASKED[0], ...changes }]) });

it.each([
  ['no name', { name_sr: ' ', name_en: '' }, 'name_sr'],
  ['no price of what is paid', { price: '' }, 'price'],
  ['a price of nothing', { price: '0' }, 'price'],
  ['a price with three decimals', { price: '1.005' }, 'price'],
  ['a price of what is free', { course_type: 'free' }, 'price'],
  ['a strange kind', { course_type: 'gift' }, 'course_type'],
  ['a pass mark of nothing', { pass_mark: '0' }, 'pass_mark'],
  ['a pass mark above all', { pass_mark: '101' }, 'pass_mark'],
  ['no minutes', { minutes: '0' }, 'minutes'],
  ['a field that is none', { currency_rate: '1' }, 'currency_rate'],
  ['questions that are not sent', { questions_string: undefined }, 'questions_string'],
  ['questions that are no JSON', { questions_string: '[{' }, 'questions_string'],
  ['no question', { questions_string: '[]' }, 'questions_string'],
  ['a question without a text', withQuestion({ text_sr: '', text_en: ' ' }), 'questions_string'],
  ['a question with one answer', withQuestion({ answers: answers(true) }), 'questions_string'],
  ['a question with no correct answer', withQuestion({ answers: answers(false, false) }), 'questions_string'],
  ['an answer twice', withQuestion({ answers: [...answers(true), ...answers(false)] }), 'questions_string'],
  ['an answer that is neither', withQuestion({ answers: [{ text: 'a', correct: 1 }] }), 'questions_string'],
  ['a question with half of a character', withQuestion({ text_sr: 'Kada \ud83d?' }), 'questions_string'],
  [
    'an answer with a NUL',
    withQuestion({ answers: [...answers(true), { text: 'a\0', correct: false }] }),
    'questions_string',
  ],
  ['a question with a strange part', withQuestion({ points: 3 }), 'questions_string'],
])('refuses %s, at its field, and keeps nothing', async (_, fields, field) => {
  const before = await database.$count(courses);
  const { status, body } = await add(fields);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  expect(await database.$count(courses)).toBe(before);
});

/** A PDF whose object stream expands to 80 MB of spaces, compressed twice. */
function bomb(): Buffer {
  const once = deflateSync(Buffer.concat([Buffer.from('9 0 null '), Buffer.alloc(80 * 1024 * 1024, ' ')]));
  const packed = deflateSync(once);
  const object = (id: number, text: string) => Buffer.from(`${id} 0 obj\n${text}\n`, 'latin1');
  const stream = `<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    object(1, '<< /Type /Catalog /Pages 2 0 R >>\nendobj'),
    object(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj'),
    object(3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj'),
    object(4, stream),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 10 >>\n%%EOF'),
  ]);
}

/** A PDF of one page with sides of this many points. */
const pageOf = (side: string) =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} 842] >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 4 >>\n%%EOF`,
  );

it('takes a page of five metres', async () => {
  expect((await add({ active: 'false' }, [file('certificate_pdf', pageOf('14400'))])).status).toBe(201);
});

const locked = Buffer.from(pdf.toString('latin1').replace('/Root', '/Encrypt 1 0 R /Root'), 'latin1');

it.each([
  ['a PDF that is broken', 'pdf', pdfFile(400), 400],
  ['a PDF that ends in the middle', 'pdf_en', pdf.subarray(0, 300), 400],
  ['a sheet of a certificate that is locked', 'certificate_pdf', locked, 400],
  ['a PDF that unpacks to more than is allowed', 'pdf', bomb(), 400],
  ['a sheet that is larger than any page', 'certificate_pdf', pageOf('1000000000000000000'), 400],
  ['a picture where a PDF belongs', 'pdf', pngFile(), 415],
  ['a PDF where a picture belongs', 'image', pdf, 415],
  ['more than 20 MB', 'pdf', Buffer.alloc(20 * 1024 * 1024 + 1, '%PDF-1.7\n'), 413],
])('refuses %s, at its field', async (_, field, bytes, expected) => {
  const { status, body } = await add({ active: 'false' }, [file(field, bytes)]);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([expected, [field]]);
});

it('offers no course without a PDF, but keeps one that is not on offer yet', async () => {
  expect((await add({}, [])).body.fields).toEqual({ pdf: 'This field is required' });
  const { status, body } = await add({ active: 'false' }, [file('pdf', Buffer.alloc(0))]);
  expect([status, body.pdf]).toEqual([201, null]);
  expect((await change(body.pk, { active: 'true' })).status).toBe(400);
  expect((await change(body.pk, { active: 'true' }, [file('pdf_en', pdf)])).status).toBe(200);
});

it('gives an admin the sheet of a course back as it was sent, and nobody else', async () => {
  const { body } = await add({}, [file('pdf', pdf), file('certificate_pdf_en', Buffer.alloc(0))]);
  const sheet = (who = admin) =>
    shop.app.inject({ url: `/api/service/course/${body.pk}/certificate-pdf/?language=SR`, headers: who.headers });
  expect((await sheet()).json()).toMatchObject({ code: 'courses.no_sheet' });
  await change(body.pk, {}, [file('certificate_pdf_en', pdf)]);
  const { statusCode, rawPayload, headers } = await sheet();
  expect([statusCode, rawPayload]).toEqual([200, pdf]);
  expect(headers['content-disposition']).toContain('attachment; filename="certificate_pdf_en.pdf"');
  expect((await sheet(employee)).statusCode).toBe(403);
});

it('is for admins alone, and says nothing of a course that is not there', async () => {
  const pk = await makeCourse(database, clock.now);
  expect((await send('PATCH', `/service/course/${pk}/`, texts({ name_en: 'Mine' }), employee)).status).toBe(403);
  expect((await send('POST', '/service/course/', texts(FIELDS), employee)).status).toBe(403);
  expect((await change(999_999, { name_en: 'Nothing' })).status).toBe(404);
});

it('shows a picture by the address of a course and no other file', async () => {
  const { body } = await add({}, [file('pdf', pdf), file('image', pngFile(3, 3))]);
  const [row] = await database.select().from(courses).where(eq(courses.id, body.pk));
  const open = (url: string) => shop.app.inject({ url }).then(({ statusCode }) => statusCode);
  expect(await open(`/files/learning/${row?.pdfSr?.key}`)).toBe(404);
  expect(await open(body.image)).toBe(200);
  await change(body.pk, {}, [file('image', pngFile(4, 4))]);
  expect(await open(body.image)).toBe(404);
});
