// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditedCourse } from '#contract/courses/admin-courses.contract.ts';
import type { WrittenQuestion } from '#contract/courses/questions.rules.ts';
import type { AdminRole } from '#contract/permissions/roles.ts';
import { en as texts } from '#locales/admin-learning/learning-en.ts';
import { en as records } from '#locales/records/en.ts';
import { heldCall } from '#machines/testing/start.ts';
import { keepDraft } from '../admin/record/record-drafts.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { courseOf } from '../testing/courses.ts';
import { courseServer, editedCourse } from '../testing/learning-server.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { CoursePage } from './course-page.tsx';
import { courseOf as courseAsRead, NO_COURSE, questionsIn } from './course-record.ts';

// Multipart bodies are stubbed as JSON, files by their names.
vi.mock('../api/upload.ts', () => ({
  uploadOf: (_: unknown, { body, file }: { body: object; file: Record<string, File> }) => ({
    form: JSON.stringify(
      Object.assign({}, body, ...Object.entries(file ?? {}).map(([field, { name }]) => ({ [field]: name }))),
    ),
    fetch: (...of: Parameters<typeof fetch>) => globalThis.fetch(...of),
  }),
}));

let server = courseServer();
beforeEach(() => {
  server = courseServer();
});
afterEach(() => vi.useRealTimers());

function show(id: 'new' | '12', role: AdminRole) {
  const page = (
    <SiteContext value={sampleSite}>
      <CoursePage />
    </SiteContext>
  );
  const me = { ...jelena, admin_roles: [role] };
  return renderScreen(page, { at: `/admin-panel/courses/${id}`, path: '/admin-panel/courses/:id', me });
}

function open(given: Partial<EditedCourse> = {}, role: AdminRole = 'content') {
  server = courseServer(given);
  const calls = serve(server.answer);
  const seen = show('12', role);
  const writes = () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body as Record<string, string>);
  return { ...seen, writes, sent: () => JSON.parse(writes().at(-1)?.questions_string ?? '[]') as WrittenQuestion[] };
}

const questions = () => screen.findByRole('list', { name: texts.questions });
const titles = async () =>
  within(await questions())
    .getAllByRole('button', { name: /^Question \d+:/ })
    .map(({ textContent }) => textContent.replace(/^\d+/, ''));
const openQuestion = async (number: number) =>
  userEvent.click(within(await questions()).getByRole('button', { name: new RegExp(`^Question ${number}:`) }));
const answer = (number: number) => screen.findByRole('textbox', { name: `Answer ${number}, Serbian` });
const save = () => userEvent.keyboard('{Control>}s{/Control}');
const isFocused = (find: () => Promise<HTMLElement>) =>
  waitFor(async () => expect(document.activeElement).toBe(await find()));

it('saves questions with the course, on the revision that was read, and nothing that was not changed', async () => {
  const { writes, sent } = open();
  await openQuestion(2);
  await userEvent.type(await answer(2), '!');
  await save();
  await screen.findByText(records.saved);
  expect(writes()).toHaveLength(1);
  expect(Object.keys(writes()[0] ?? {})).toEqual(['questions_string']);
  expect(sent()[1]?.answers.map(({ text_sr, correct }) => [text_sr, correct])).toEqual([
    ['Četiri nasumične reči', true],
    ['ImePrezime1990!', false],
    ['Ona koju pravi menadžer lozinki', false],
  ]);
  // After the save it is the same question, and still open.
  expect(await answer(2)).toHaveProperty('value', 'ImePrezime1990!');
});

it('doubles a question by a keyboard of Cyrillic letters too', async () => {
  open();
  await openQuestion(1);
  fireEvent.keyDown(await answer(1), { key: 'д', code: 'KeyD', ctrlKey: true });
  await waitFor(async () => expect(await titles()).toHaveLength(4));
});

it('writes answers and questions by keys alone', async () => {
  open();
  await openQuestion(1);
  await userEvent.click(await answer(1));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await isFocused(() => answer(2));
  expect(await answer(2)).toHaveProperty('value', '');
  await userEvent.keyboard('{Backspace}');
  await isFocused(() => answer(1));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await answer(2)).toHaveProperty('value', 'Proverim adresu');
  await userEvent.keyboard('{Control>}d{/Control}');
  await waitFor(async () => expect(await titles()).toHaveLength(4));
  expect((await titles()).slice(0, 2).map((title) => title.slice(12, 56))).toEqual(
    Array(2).fill('What do you do first with a suspicious mail?'),
  );
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await waitFor(async () => expect(await titles()).toHaveLength(5));
  expect((await titles())[2]).toContain(`Question 3: ${texts['question.unwritten']}`);
  expect(screen.getAllByRole('textbox', { name: /^Answer \d, Serbian$/ })).toHaveLength(1);
});

it('moves a question by its own keys, and keeps what was taken out until it is saved', async () => {
  const { sent } = open();
  const first = within(await questions()).getByRole('button', { name: /^Question 1:/ });
  first.focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect((await titles())[1]).toMatch(/^Question 2: What do you do first/);
  await userEvent.click(screen.getByRole('button', { name: 'Actions with question 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: texts['question.remove'] }));
  await waitFor(async () => expect(await titles()).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: records.restore }));
  expect(await titles()).toHaveLength(3);
  await save();
  await screen.findByText(records.saved);
  expect(sent().map(({ text_en }) => text_en.slice(0, 5))).toEqual(['Which', 'What ', 'Whom ']);
});

it('puts back a new question that was taken out, also once other things were added', async () => {
  open();
  const add = () => userEvent.click(screen.getByRole('button', { name: texts['question.add'] }));
  await questions();
  await add();
  await userEvent.type(await answer(1), 'Nikad');
  await userEvent.click(screen.getByRole('button', { name: 'Actions with question 4' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: texts['question.remove'] }));
  await waitFor(async () => expect(await titles()).toHaveLength(3));
  await add();
  await waitFor(async () => expect(await titles()).toHaveLength(4));
  await userEvent.click(screen.getByRole('button', { name: records.restore }));
  await waitFor(async () => expect(await titles()).toHaveLength(5));
  await openQuestion(4);
  expect(await answer(1)).toHaveProperty('value', 'Nikad');
});

it('says what is wrong with a question at once, and saves nothing with it', async () => {
  const { writes } = open();
  await openQuestion(3);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Answer 1 is correct' }));
  expect(screen.getByText(texts['problem.none'])).toBeTruthy();
  await save();
  expect(
    await screen.findByRole('link', { name: new RegExp(`${texts.questions}.*${texts['problem.none']}`) }),
  ).toBeTruthy();
  expect(writes()).toEqual([]);
});

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, place) => `${place + 1}. Pitanje ${place + 1}?\n* da\n- ne`).join('\n');

it('takes twelve questions from lines that are pasted, once it was said how many', async () => {
  const { sent } = open();
  await openQuestion(1);
  fireEvent.paste(await answer(1), { clipboardData: { getData: () => linesOf(12) } });
  expect(await screen.findByText('12 questions, 24 answers')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: texts['paste.sr'] }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 12 questions' }));
  expect(await titles()).toHaveLength(15);
  expect(screen.getByText('70% of 15 is 11 right.')).toBeTruthy();
  await save();
  await screen.findByText(records.saved);
  expect(sent()).toHaveLength(15);
  expect(sent()[14]?.answers.map(({ correct }) => correct)).toEqual([true, false]);
});

it('takes a hundred questions that are pasted into a new course, whose one question is not begun', async () => {
  serve(server.answer);
  show('new', 'content');
  await questions();
  await userEvent.click(screen.getByRole('button', { name: texts.paste }));
  fireEvent.change(await screen.findByRole('textbox', { name: texts['paste.lines'] }), {
    target: { value: linesOf(100) },
  });
  expect(screen.queryByText(texts['paste.full'])).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add 100 questions' }));
  expect(await titles()).toHaveLength(100);
});

it('joins what somebody else wrote in another question with what was written here', async () => {
  const { sent, writes } = open();
  await openQuestion(1);
  await userEvent.type(await answer(1), ' odmah');
  const theirs = server.questions().map((one, place) => (place === 2 ? { ...one, text_sr: 'Kome javljaš?' } : one));
  server.moves({ questions_string: JSON.stringify(theirs), pass_mark: 80 });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(records['merge.save']) }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(sent().map(({ text_sr, answers }) => [text_sr, answers[0]?.text_sr])).toEqual([
    ['Šta je prvo što radiš kad ti stigne sumnjivo pismo?', 'Proverim adresu odmah'],
    ['Koje lozinke su dobre?', 'Četiri nasumične reči'],
    ['Kome javljaš?', 'Bezbednosti'],
  ]);
});

it('asks which one is meant where both wrote in the same question', async () => {
  open();
  await openQuestion(3);
  await userEvent.type(await answer(1), ' odmah');
  const theirs = server
    .questions()
    .map((one, place) =>
      place === 2
        ? { ...one, answers: one.answers.map((each, at) => (at === 0 ? { ...each, text_sr: 'Šefu' } : each)) }
        : one,
    );
  server.moves({ questions_string: JSON.stringify(theirs) });
  await save();
  expect(await screen.findByRole('group', { name: texts.questions })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

it('sends a chosen file with the rest, and says who ends by old questions and what withdrawing means', async () => {
  const { writes } = open();
  expect(await screen.findByText(texts.open({ count: 12 }))).toBeTruthy();
  const chosen = new File(['%PDF-1.7'], 'security.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText(texts.pdf_en), chosen);
  await screen.findByText('security.pdf');
  expect(screen.getByText(/Sent once it is saved/)).toBeTruthy();
  await save();
  await screen.findByText(records.saved);
  expect(writes()).toEqual([{ pdf_en: 'security.pdf' }]);
  expect(screen.queryByText(/Sent once it is saved/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: texts.actions }));
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.withdraw }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText(texts['end.enrolled']({ count: 38 }))).toBeTruthy();
  expect(question.getByText(texts['end.packages']({ count: 1 }))).toBeTruthy();
  expect(question.getByText(texts['end.emptied']({ count: 1 }))).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: texts['end.confirm'] }));
  await waitFor(() => expect(writes().at(-1)).toEqual({ active: false }));
});

/** Opens a page whose writes are answered when the test says so. */
function openSlow(id: 'new' | '12', answer: (call: Call) => unknown) {
  const held = heldCall<void>();
  const { signal } = new AbortController();
  const calls = serve(async (call) => {
    if (call.method !== 'GET') await held.call({ input: null, signal });
    return answer(call);
  });
  const seen = show(id, 'content');
  const writes = () => calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  return { ...seen, writes, answer: () => act(() => held.answer()) };
}

/** Chooses a PDF, saves, and lets more time pass than the time limit of a save without a file. */
async function saveSlowly() {
  const chosen = new File(['%PDF-1.7'], 'security.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText(texts.pdf_en), chosen);
  await screen.findByText('security.pdf');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await act(() => vi.advanceTimersByTimeAsync(21_000));
}

it('is not saved without a file that was chosen, while that is being prepared', async () => {
  const { writes } = open();
  const bytes = new TextEncoder().encode('%PDF-1.7');
  let prepare = () => {};
  const chosen = Object.assign(new File([bytes], 'safety.pdf', { type: 'application/pdf' }), {
    arrayBuffer: () =>
      new Promise((resolve) => {
        prepare = () => resolve(bytes.buffer);
      }),
  });
  await openQuestion(2);
  await userEvent.type(await answer(2), '!');
  await userEvent.upload(screen.getByLabelText(texts.pdf_en), chosen);
  await save();
  expect((await screen.findAllByText(new RegExp(records.preparing))).length).toBeGreaterThan(0);
  expect(writes()).toEqual([]);
  await act(async () => prepare());
  await screen.findByText('safety.pdf');
  expect(screen.queryByText(new RegExp(records.preparing))).toBeNull();
  await save();
  await waitFor(() => expect(writes()[0]).toMatchObject({ pdf_en: 'safety.pdf' }));
});

it('sends a new course once, however slowly its file goes', async () => {
  const answers = [
    { id: -2, text_sr: 'Da', text_en: '', correct: true },
    { id: -3, text_sr: 'Ne', text_en: '', correct: false },
  ];
  const questions = [{ id: -1, text_sr: 'Da li je tako?', text_en: '', answers }];
  const draft = { name_sr: 'Bezbednost', summary_sr: 'Kratko.', questions };
  const kept = { base: NO_COURSE, draft, at: '2026-11-23T13:05:00.000Z', interrupted: false, name: '', path: '' };
  keepDraft({ person: jelena.id, kind: 'course', id: 'new' }, kept);
  const course = openSlow('new', ({ path }) => {
    if (path === 'admin/courses/') return listAnswer([], {});
    return path === 'service/course/'
      ? { ...courseOf({ pk: 12 }), description: '', languages: ['SR'], packages: [] }
      : editedCourse({ revision: 1, active: false });
  });
  await userEvent.click(await screen.findByRole('button', { name: records['resume.go'] }));
  await saveSlowly();
  expect(course.writes()).toEqual(['POST service/course/']);
  await course.answer();
  await waitFor(() => expect(course.where()).toBe('/admin-panel/courses/12'));
  expect(course.writes()).toHaveLength(1);
});

it('does not say of a course that it was not saved while its file is on its way', async () => {
  const course = openSlow('12', server.answer);
  await saveSlowly();
  expect(screen.queryByText(records.saved)).toBeNull();
  await course.answer();
  expect(await screen.findByText(records.saved)).toBeTruthy();
  expect(course.writes()).toEqual(['PATCH service/course/12/']);
});

it('knows a question and a file that were saved though no answer came, and meets nobody in them', async () => {
  server = courseServer();
  const calls = serve((call) => {
    if (call.method !== 'PATCH') return server.answer(call);
    // The server changes the name of the file.
    server.answer(Object.assign({}, call, { body: Object.assign({}, call.body, { pdf_en: 'SCAN.pdf' }) }));
    throw new TypeError('Failed to fetch');
  });
  show('12', 'content');
  await openQuestion(3);
  await userEvent.click(await answer(1));
  await userEvent.keyboard('{Control>}d{/Control}');
  await waitFor(async () => expect(await titles()).toHaveLength(4));
  await userEvent.type(await answer(1), ' odmah ');
  await userEvent.upload(
    screen.getByLabelText(texts.pdf_en),
    new File(['%PDF-1.7'], 'SCAN.PDF', { type: 'application/pdf' }),
  );
  await screen.findByText('SCAN.PDF');
  await save();
  expect(await screen.findByText(records.saved)).toBeTruthy();
  await save();
  expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  expect([await titles(), server.questions()].map((all) => all.length)).toEqual([4, 4]);
});

it('knows after a reload what was saved though no answer came', async () => {
  const course = editedCourse();
  const base = courseAsRead(course, []);
  const added = { id: -1, text_sr: 'Ko čuva lozinku?', text_en: '', answers: [] };
  const answers = ['Ja', 'Svi'].map((text_sr, at) => ({ id: -2 - at, text_sr, text_en: '', correct: at === 0 }));
  const draft = { questions: [...questionsIn(base.fields), Object.assign({}, added, { answers })] };
  const kept = { base, draft, at: '2026-11-23T13:05:00.000Z', interrupted: false, name: '', path: '' };
  keepDraft({ person: jelena.id, kind: 'course', id: '12' }, kept);
  const given = answers.map(({ id: pk, ...answer }) => Object.assign({ pk: 500 - pk }, answer));
  const stored = Object.assign({}, added, { pk: 499, answers: given });
  open({ revision: 5, questions: [...course.questions, stored] });
  await waitFor(async () => expect(await titles()).toHaveLength(4));
  expect(screen.queryByRole('button', { name: records['resume.go'] })).toBeNull();
});

it.each([
  ['12.5', '12.5'],
  ['', records['merge.empty']],
])('says of "%s" as a pass mark what was typed, beside what a colleague saved meanwhile', async (typed, said) => {
  const { unmount } = open();
  const mark = await screen.findByRole('textbox', { name: new RegExp(texts.pass_mark) });
  await userEvent.clear(mark);
  if (typed) await userEvent.type(mark, typed);
  unmount();
  open({ pass_mark: 80, revision: 5 });
  await userEvent.click(await screen.findByRole('button', { name: records['resume.go'] }));
  const [mine, theirs] = await screen.findAllByRole('radio');
  expect(mine?.closest('label')?.textContent).toMatch(new RegExp(`${said}$`));
  expect(theirs?.closest('label')?.textContent).toMatch(/80%$/);
});

it('lets whoever may only read look', async () => {
  open({}, 'auditor');
  await openQuestion(1);
  expect(await answer(1)).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: texts.paste })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions with question 1' })).toBeNull();
});
