import type { APIRequestContext, Page } from '@playwright/test';
import type { AttemptState } from '#contract/attempts/attempts.contract.ts';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { filesTexts } from '#locales/files/files.texts.ts';
import { attemptPaths } from '#machines/attempts/attempt.paths.ts';
import { coveringPaths } from '#machines/testing/cover.ts';
import { test } from '../testing/kept-page.ts';
import { expect, type Person } from '../testing/shop.ts';
import { writeShortCourse } from '../testing/short-course.ts';
import { comeBack } from './come-back.ts';
import { extent } from './extent.ts';
import { HeldCall } from './held-call.ts';
import { signInAgain } from './sign-in-again.ts';
import { beginInBrowser, type Gesture, titleOf, walkInBrowser } from './walk-in-browser.ts';
import { walkReport } from './walk-report.ts';

type Call = (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;

const t = attemptsTexts.tables.EN;
const pdf = filesTexts.tables.EN;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

// In the real shop a choice is saved soon after it is made, and later changes from another device win.
const paths = await coveringPaths(attemptPaths, {
  extent,
  longest: 24,
  // An attempt submitted elsewhere stays submitted.
  goesOn: ({ to }) => !to.includes('elsewhere'),
  mayWalk: ({ from, sample }) =>
    !(from.includes('unkept') && /^read (answered|taken back)$/.test(sample)) &&
    // The moment is over before anything else could be done in it; its other steps are those of `seen`.
    (sample === 'a moment passes' || !/^(question|review)\.appearing/.test(from)),
});
let written: Promise<number> | undefined;

/** Enrols the walk's person in one course that all walks share. */
async function enrolInShortCourse({ request, call }: Pick<Hands, 'request' | 'call'>): Promise<number> {
  written ??= writeShortCourse(request);
  const pk = await written;
  expect((await call('POST', `/service/course/${pk}/enrol/`, {})).status).toBe(201);
  return pk;
}

test.describe.configure({ mode: 'default' });
test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

for (const path of paths) {
  test(`a course: ${titleOf(attemptPaths, paths, path)}`, async ({ page, request, person, call, signedIn }, info) => {
    const pk = await enrolInShortCourse({ request, call });
    const gestures = await gesturesOf({ page, request, person, call, pk });
    await signedIn('EN');
    await page.clock.install();
    await page.goto(`/course/start/${pk}`);
    await expect(button(page, t['reading.done'])).toBeVisible();
    await walkInBrowser({ page, info, definition: attemptPaths, path, gestures });
  });
}

for (const [words, start] of Object.entries(attemptPaths.otherStarts ?? {})) {
  test(`when ${words}`, async ({ page, request, person, call, signedIn }, info) => {
    const pk = await enrolInShortCourse({ request, call });
    const { read, page: last, chosen } = start.input;
    await call('PUT', `/service/course/${pk}/attempt/`, { answers: [], read, page: last });
    const places = Object.keys(chosen).map((_, place) => [place, 'right'] as const);
    const answers = await given({ page, request, person, call, pk }, Object.fromEntries(places));
    expect((await call('PUT', `/service/course/${pk}/attempt/`, { answers })).status).toBe(200);
    await signedIn('EN');
    await page.goto(`/course/start/${pk}`);
    await beginInBrowser({ page, info, definition: attemptPaths, start });
  });
}

interface Hands {
  page: Page;
  request: APIRequestContext;
  person: Person;
  call: Call;
  pk: number;
}

const PLACES = { right: [0, 1], wrong: [2], none: [] };
type Choice = keyof typeof PLACES;

/** The body of a save: the choice for each named question, by its place. */
async function given({ call, pk }: Hands, choices: Readonly<Record<number, Choice>>) {
  const { open } = (await call('GET', `/service/course/${pk}/attempt/`)).body as AttemptState;
  return Object.entries(choices).map(([place, choice]) => {
    const question = open?.questions[Number(place)];
    return { question: question?.id, answers: PLACES[choice].map((answer) => question?.answers[answer]?.id) };
  });
}

/** Actions of the same person on another device; the browser reads their results when its tab is shown again. */
function elsewhere(hands: Hands) {
  const { page, call, pk } = hands;
  const reads = () => comeBack(page, /\/attempt\/$/);
  const answers = async (choices: Record<number, Choice>, from: string) => {
    // While answers are scored, no save is under way.
    if (!from.startsWith('scoring')) await expect(page.getByText(t['keeping.kept'])).toBeVisible();
    const body = { answers: await given(hands, choices) };
    expect((await call('PUT', `/service/course/${pk}/attempt/`, body)).status).toBe(200);
  };
  const submits = async (choice: Choice, from: string) => {
    await answers({ 0: choice, 1: choice }, from);
    expect((await call('POST', `/service/course/${pk}/attempt/submit/`, { answers: [] })).status).toBe(200);
    await reads();
  };
  return {
    submits,
    answers: async (choice: Choice, from: string) => {
      await answers({ 1: choice }, from);
      await reads();
    },
  };
}

async function gesturesOf(hands: Hands): Promise<Record<string, Gesture>> {
  const { page, request, person } = hands;
  const other = elsewhere(hands);
  const submit = await new HeldCall(page, request, 'POST', '/service/course/{pk}/attempt/submit/').watch();
  const press = (name: string | RegExp) => () => button(page, name).click();
  const scored = (choices: Record<number, Choice>) => async () =>
    submit.letGo({ answers: await given(hands, choices) });
  const looksOver = press(t['review.open']);
  return {
    'turns page': async () => {
      const next = button(page, pdf['pdf.next']);
      await expect(next).toBeVisible();
      await ((await next.isEnabled()) ? next : button(page, pdf['pdf.previous'])).click();
    },
    'goes on': press(t['reading.done']),
    'reads again': press(t['reading.open']),
    chooses: () => page.getByRole('checkbox').first().check(),
    'takes back': async () => {
      for (const answer of await page.getByRole('checkbox').all()) await answer.uncheck();
    },
    'goes to next': press(new RegExp(`^(${t['question.next']}|${t['question.review']})$`)),
    'goes back': press(new RegExp(`^${t['question.back']}`)),
    'goes to first': async ({ from }) => {
      if (from.startsWith('question')) await looksOver();
      await press(/question 1$/)();
    },
    'looks over': looksOver,
    'a moment passes': () => page.clock.runFor(500),
    submits: async () => {
      await press(t.submit)();
      await submit.made();
    },
    'read answered': ({ from }) => other.answers('wrong', from),
    'read taken back': ({ from }) => other.answers('none', from),
    'read passed': ({ from }) => other.submits('right', from),
    'read failed': ({ from }) => other.submits('wrong', from),
    'all is kept': () => expect(page.getByText(t['keeping.kept'])).toBeVisible(),

    'submit passes': scored({ 0: 'right', 1: 'right' }),
    'submit fails': scored({ 0: 'wrong', 1: 'wrong' }),
    'submit unanswered': scored({ 1: 'none' }),
    'submit unauthorised': async () => {
      await submit.fail('401');
      await signInAgain(page, person);
    },
    'submit breaks': () => submit.fail('500'),
    'submit unreachable': () => submit.fail('nothing'),
    'submit silent': () => submit.timeOut(),
  };
}

test(`a course was taken through all ${extent}`, ({ page: _ }, info) => {
  const { text, missing } = walkReport(info, attemptPaths, extent);
  console.log(text);
  expect(missing).toEqual([]);
});
