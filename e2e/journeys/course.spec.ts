import type { Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { typeset } from '#demo/typesetter/typeset.ts';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { adminPage } from '../testing/admin-page.ts';
import { sidewards, stopFindings } from '../testing/axe.ts';
import { callsOf } from '../testing/benefits-of-test.ts';
import { facesOf } from '../testing/faces.ts';
import { handsOn } from '../testing/hands-on.ts';
import { expectMoneyRight } from '../testing/money.ts';
import { takePerson } from '../testing/people.ts';
import { expect, PASSWORD, test, tokenOf } from '../testing/shop.ts';

test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

const LINES = Array.from({ length: 12 }, (_, place) => `${place + 1}. Pitanje ${place + 1}?\n* tačno\n- netačno`).join(
  '\n',
);
const DESK = 1280;

interface Asked {
  id: number;
  text: string;
  answers: { id: number; text: string }[];
}

/** The correct answer to each question, by the text it was written with. */
const answersOf = (asked: readonly Asked[]) =>
  asked.map(({ id, answers }) => ({
    question: id,
    answers: answers.filter(({ text }) => text === 'tačno').map((answer) => answer.id),
  }));

async function looksRight(page: Page): Promise<void> {
  expect(await stopFindings(page)).toEqual([]);
  expect(await sidewards(page)).toBeLessThanOrEqual(0);
  await expectMoneyRight(page.request);
}

for (const { language, width } of facesOf<{ language: Language; width: number }>(
  { language: 'SR', width: DESK },
  { language: 'EN', width: 360 },
)) {
  test(`a course is written from pasted lines, and whoever has begun ends by the questions that there were (${language}, ${width})`, async ({
    browser,
    request,
  }, info) => {
    const [t, records] = [learningAdminTexts.tables[language], recordsTexts.tables[language]];
    const { context, page } = await adminPage(browser, request, { language, width, platform: ['content'] });
    const { reach } = handsOn(page);
    const fold = async (name: string) => {
      const section = page.getByRole('button', { name: new RegExp(`^${name}`), expanded: false });
      if (width !== DESK) await section.first().click();
    };
    const save = () => page.getByRole('button', { name: new RegExp(`^${records.save}`) }).click();
    const textOf = (label: string) => page.getByRole('textbox', { name: `${label}, ${records['pair.sr']}` });
    const question = (number: number) =>
      page.getByRole('button', { name: new RegExp(`^${t['question.number'].replace('{{number}}', String(number))}:`) });

    // A new course: its name, its texts, and twelve questions in one paste.
    const name = `Kurs ${language} ${width} ${info.repeatEachIndex}`;
    await page.goto('/admin-panel/courses/new');
    await textOf(t.name).fill(name);
    await fold(t['section.texts']);
    await textOf(t.summary).fill('Kratko.');
    await fold(t['section.material']);
    const pdf = await typeset({ title: 'A', standfirst: 'B', blocks: [], language: 'SR', pageOf: String });
    await page
      .getByLabel(t.pdf, { exact: true })
      .setInputFiles({ name: 'kurs.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
    await fold(t['section.questions']);
    await page.getByRole('button', { name: t.paste }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: t['paste.sr'] }).click();
    await dialog.getByRole('textbox').fill(LINES);
    await dialog.getByRole('button', { name: t['paste.add']({ count: 12 }) }).click();
    await expect(question(12)).toBeVisible();
    await expect(page.getByText(t.needs({ mark: 70, count: 12, right: 9 }))).toBeVisible();
    await looksRight(page);
    await save();
    await expect(page).toHaveURL(/\/admin-panel\/courses\/\d+$/);
    const pk = Number(page.url().split('/').at(-1));
    await page.getByRole('button', { name: t.offer, exact: true }).click();
    await expect(page.getByText(t.on, { exact: true })).toBeVisible();

    // An employee starts the course.
    const email = takePerson();
    const call = callsOf(request, await tokenOf(request, { email, password: PASSWORD }));
    await call('POST', `/service/course/${pk}/enrol/`);
    const path = `/service/course/${pk}/attempt/`;
    const begun = await call('PUT', path, { answers: [], read: true });
    const asked = (begun as unknown as { open: { questions: Asked[] } }).open.questions;
    expect(asked).toHaveLength(12);

    // The last question is moved to the top by keyboard; the next one gets the opposite answer and an English text.
    await page.reload();
    await fold(t['section.questions']);
    await expect(page.getByText(t.open({ count: 1 }))).toBeVisible();
    await reach(question(2));
    await page.keyboard.press('Alt+ArrowUp');
    await expect(question(1)).toHaveAccessibleName(/Pitanje 2\?/);
    await question(1).click();
    for (const number of [1, 2])
      await page.getByRole('checkbox', { name: t['answer.correct'].replace('{{number}}', String(number)) }).click();
    await page.getByRole('textbox', { name: `${t['question.text']}, ${records['pair.en']}` }).fill('Question 2?');
    await looksRight(page);
    await save();
    await expect(page.getByRole('button', { name: records.undo })).toBeVisible();

    // A person in the middle of an attempt keeps the old questions and can pass with them; a new attempt has the new ones.
    const state = (await call('GET', path)) as unknown as { open: { questions: Asked[] } };
    expect(state.open.questions).toEqual(asked);
    const result = await call('POST', `${path}submit/`, { answers: answersOf(asked) });
    expect(result).toMatchObject({ passed: true, right: 12, questions: 12 });
    const next = callsOf(request, await tokenOf(request, { email: takePerson(), password: PASSWORD }));
    await next('POST', `/service/course/${pk}/enrol/`);
    const now = (await next('PUT', path, { answers: [], read: true })) as unknown as { open: { questions: Asked[] } };
    const late = now.open.questions;
    expect(await next('POST', `${path}submit/`, { answers: answersOf(late) })).toMatchObject({
      passed: true,
      right: 11,
    });
    await context.close();

    // The course is withdrawn after reading who is enrolled.
    const end = await adminPage(browser, request, { language, width, platform: ['content'] });
    await end.page.goto(`/admin-panel/courses?q=${encodeURIComponent(name)}`);
    await end.page.getByRole('button', { name: t.withdrawOf.replace('{{name}}', name) }).click();
    const dialogOfEnd = end.page.getByRole('alertdialog');
    await expect(dialogOfEnd.getByText(t['end.enrolled']({ count: 2 }))).toBeVisible();
    await dialogOfEnd.getByRole('button', { name: t['end.confirm'] }).click();
    await expect(dialogOfEnd).toHaveCount(0);
    await looksRight(end.page);
    await end.context.close();
  });
}
