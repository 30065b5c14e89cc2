// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { listColleagues } from '#contract/staff/company-people.contract.ts';
import type { User } from '#contract/users/users.contract.ts';
import { en as texts } from '#locales/imports/en.ts';
import { nobody } from '#machines/imports/import-answers.ts';
import { seenImport } from '#machines/imports/sample-import.ts';
import { jelena } from '../testing/people.ts';
import { type Answer, onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { ImportSiteContext } from './import-site.ts';
import { OneImportScreen } from './one-import-screen.tsx';
import { peopleSite } from './people-site.ts';

const me: User = { ...jelena, company_roles: ['people'] };
const colleague = { ...me, id: me.id + 1 };
const missing = ['Petar Simić', 'Tijana Božić'].map((name, place) => {
  return { id: 500 + place, name, email: `osoba-${place}@morava.rs`, unit: 'Šalter', state: 'active', ends_on: null };
});
const leaving = { id: 502, name: 'Stefan Pavlović', email: 'osoba-2@morava.rs', unit: '', state: 'leaving' };
const pageOf = (results: readonly unknown[]) => Object.assign(onePage(results), { count_is_exact: true, without: [] });

/** An import that may be committed; three people of the company are not in its file, and one of them already has a last day. */
const shop =
  (commit: () => Response | Import): Answer =>
  ({ method, path }) => {
    if (path.endsWith('/missing/')) return pageOf([...missing, { ...leaving, ends_on: '2026-12-31' }]);
    if (path.endsWith('/rows/')) return pageOf([]);
    return method === 'POST' ? commit() : seenImport('ready');
  };

const inPeople = (
  <ImportSiteContext value={peopleSite}>
    <OneImportScreen />
  </ImportSiteContext>
);

function openWith(answer: Answer, as = me) {
  const calls = serve(answer);
  const at = '/company-admin/people/import/12';
  return { ...renderScreen(inPeople, { at, path: '/company-admin/people/import/:id', me: as }), calls };
}

function open({ as = me, commit = () => seenImport('done') }: { as?: User; commit?: () => Response | Import } = {}) {
  const seen = openWith(shop(commit), as);
  const committed = () => seen.calls.filter(({ path }) => path.endsWith('/commit/')).map(({ body }) => body);
  return { ...seen, committed };
}

const look = async () => userEvent.click(await screen.findByRole('button', { name: texts['missing.look'] }));
const box = (name: string, checked: boolean) => screen.findByRole('checkbox', { name: new RegExp(name), checked });
const write = async () => userEvent.click(await screen.findByRole('button', { name: /^Write/ }));

/** Ticks Petar and types the reason. */
async function tickPetar() {
  await look();
  await userEvent.click(await box('Petar Simić', false));
  await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(texts['after.reason']) }), 'Leaves');
}

it('keeps who was ticked to end, and why, over a reload', async () => {
  const first = open();
  await tickPetar();
  first.unmount();

  open();
  await look();
  await box('Petar Simić', true);
  await box('Tijana Božić', false);
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(texts['after.reason']) });
  expect(reason.value).toBe('Leaves');
});

it('says whose last day is set already, and which it is', async () => {
  open();
  await look();
  await box('Stefan Pavlović.*Leaves 31\\.12\\.2026', false);
  expect((await box('Petar Simić', false)).closest('li')?.textContent).toMatch(/Šalter$/);
});

it('shows what was ticked to nobody else who shares the device', async () => {
  const first = open();
  await tickPetar();
  first.unmount();

  open({ as: colleague });
  await look();
  await box('Petar Simić', false);
});

it('forgets it once it is written', async () => {
  const first = open();
  await userEvent.click(await screen.findByRole('radio', { name: texts['after.now'] }));
  await write();
  await waitFor(() => expect(first.committed()).toEqual([{ invite: true }]));
  await screen.findByText(/written$/);
  first.unmount();

  open();
  await screen.findByRole('radio', { name: texts['after.no'], checked: true });
});

it('takes no press for writing while it is asked where the import is: it would be lost', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const refused = Response.json({ code: 'some.reason', message: 'Not now.' }, { status: 409 });
  let reads = 0;
  const { calls } = openWith(async ({ method, path }) => {
    if (path.endsWith('/missing/') || path.endsWith('/rows/')) return pageOf([]);
    if (method === 'POST') return refused;
    reads += 1;
    if (reads > 1) await asked;
    return seenImport('ready');
  });
  await write();
  await waitFor(() => expect(reads).toBeGreaterThan(1));
  const button = screen.getByRole('button', { name: /^Write/ });
  expect(button.getAttribute('aria-busy')).toBe('true');
  answer();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('says that somebody has written it meanwhile, where its answers were others', async () => {
  const message = 'Somebody has written this import meanwhile.';
  let status: Import['status'] = 'ready';
  const refused = () => {
    status = 'done';
    return Response.json({ code: 'imports.status', message, status }, { status: 409 });
  };
  openWith(({ method, path }) => {
    if (path.endsWith('/missing/') || path.endsWith('/rows/')) return pageOf([]);
    return method === 'POST' ? refused() : seenImport(status);
  });
  await write();
  await screen.findByText(message);
  await screen.findByRole('heading', { name: texts['done.title']({ count: 353 }) });
});

it.each([
  ['Petar Kralj', ['Petar Kralj, ', texts['done.brought'].replace('{{name}}', 'Nevena Kostić')]],
  ['Nevena Kostić', ['Nevena Kostić, ']],
])('says that %s wrote it, and who brought it where that was another', async (committed_by, said) => {
  openWith(({ path }) => (path.endsWith('/rows/') ? pageOf([]) : seenImport('done', { committed_by })));
  const { parentElement: head } = await screen.findByRole('heading', { name: texts['done.title']({ count: 353 }) });
  const [, ...lines] = [...(head?.children ?? [])].map(({ textContent }) => textContent);
  expect(lines).toEqual(said.map((words) => expect.stringMatching(`^${words}`)));
});

it('says where taking it back has stopped half way, which rows are back, and goes on with the rest', async () => {
  const half = { undone: 2, undo_until: null, may_undo: true };
  openWith(({ path }) => (path.endsWith('/rows/') ? pageOf([]) : seenImport('done', half)));
  await screen.findByText(texts['done.stopped']({ count: 2 }));
  await screen.findByRole('heading', { name: texts['rows.undone']({ count: 2 }) });
  await userEvent.click(screen.getByRole('button', { name: texts['done.undoRest'] }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain(texts['undo.rest']);
});

it.each([
  ['a second person approved', { above: null, approval: 7 }],
  ['is above the limit by now', { above: { limit: 1_000_000, others: [] }, approval: null }],
])('offers nobody to take back alone what %s, and says so', async (_, ofTwo) => {
  const budget = { currency: 'RSD' as const, sums: [], moved: 1_200_900, ...ofTwo };
  openWith(({ path }) => (path.endsWith('/rows/') ? pageOf([]) : seenImport('done', { budget, may_undo: false })));
  await screen.findByRole('heading', { name: texts['done.title']({ count: 353 }) });
  await screen.findByText(texts['done.undoSecond']);
  expect(screen.queryByRole('button', { name: texts['done.undo'] })).toBeNull();
  expect(screen.queryByText(texts['done.undoOver'])).toBeNull();
});

it.each([
  ['Columns', null],
  ['Check', { email: 0 }],
])('shows that one was thrown away at %s, and nothing after it as done', async (name, mapping) => {
  openWith(() => seenImport('discarded', { mapping }));
  await screen.findByRole('heading', { name: texts['discarded.title'] });
  const steps = within(screen.getByRole('list', { name: texts.steps }));
  expect(steps.getByRole('listitem', { current: 'step' }).textContent).toBe(name);
});

it('shows no step as done while nobody knows how far it is', async () => {
  openWith(() => new Promise<Import>(() => {}));
  const steps = within(await screen.findByRole('list', { name: texts.steps }));
  expect(steps.queryByRole('listitem', { current: 'step' })).toBeNull();
  expect(screen.getByRole('list', { name: texts.steps }).querySelector('svg')).toBeNull();
});

it.each([
  [404, texts['missing.title']],
  [500, texts['failed.title']],
])('has no steps where there is nothing to go on with (%i)', async (status, title) => {
  openWith(() => new Response('{}', { status }));
  await screen.findByRole('heading', { name: title });
  expect(screen.queryByRole('list', { name: texts.steps })).toBeNull();
});

it('stops the check, whoever began it', async () => {
  const { calls } = openWith(({ method }) => seenImport(method === 'POST' ? 'mapping' : 'checking', { mapping: {} }));
  await userEvent.click(await screen.findByRole('button', { name: texts['checking.stop'] }));
  await screen.findByRole('button', { name: texts['mapping.check'] });
  const posted = calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(posted).toEqual(['company/imports/12/check/stop/']);
});

it('has the list of people read again once it is taken back', async () => {
  let status: Import['status'] = 'undoing';
  const { client } = openWith(({ path }) =>
    path.endsWith('/rows/') ? pageOf([]) : seenImport(status, { mapping: { email: 0 } }),
  );
  const list = [listColleagues.path, 'as it was read before'];
  client.setQueryData(list, pageOf([]));
  await screen.findByRole('progressbar', { name: texts.undoing });
  const isRead = () => client.getQueryState(list)?.isInvalidated;
  expect(isRead()).toBe(false);
  status = 'undone';
  await waitFor(() => expect(isRead()).toBe(true), { timeout: 4000 });
});

it('unticks who is in the file by now, and says so', async () => {
  const ending = missing.map(({ id, name }) => ({ id, name }));
  const after = { ...nobody, ending, lastDay: '2999-12-31', reason: 'They leave', typed: '2' };
  sessionStorage.setItem(`izbor.work.import.${me.id}.12`, JSON.stringify(after));
  const message = 'Some of them are in the file by now.';
  const [refused, moved] = [
    { code: 'imports.not_missing', message, people: [500] },
    { code: 'imports.changed', message: 'Something else moved.', rows: 1 },
  ];
  const answers = [refused, moved];
  const { committed, unmount } = open({ commit: () => Response.json(answers.shift(), { status: 409 }) });
  await write();
  await screen.findByText(message);
  expect(committed()).toMatchObject([{ end: { people: [500, 501] } }]);
  await look();
  await box('Petar Simić', false);
  await box('Tijana Božić', true);

  // The ticks stay so after the next refusal, and after a reload.
  await write();
  await screen.findByText(moved.message);
  await box('Petar Simić', false);
  unmount();
  open();
  await look();
  await box('Petar Simić', false);
  await box('Tijana Božić', true);
});

it('names each row by where it stands in the file, and corrects it by its line', async () => {
  // Line numbers of a file with two lines of remarks before its heading and an empty line between its two rows.
  const [first, second] = [
    { line: 2, file_line: 4, twins: [3], twin_file_lines: [6] },
    { line: 3, file_line: 6, twins: [2], twin_file_lines: [4] },
  ] as const;
  const rest = { outcome: 'refused', changes: [], record: null, edited: false, undone: null, kept: null };
  const rowOf = (one: object, code: string) =>
    Object.assign({ cells: { email: 'ana' }, problems: [{ field: 'email', code }] }, one, rest);
  const { calls } = openWith(({ method, path, query }) => {
    if (method !== 'GET' || !path.endsWith('/rows/')) return seenImport('problems');
    const rows =
      query.get('code') === 'email' ? [Object.assign({}, second, { twins: [], twin_file_lines: [] })] : [first];
    return pageOf(
      (query.has('same_as') ? [first, second] : rows).map((one) => rowOf(one, query.get('code') ?? 'twin')),
    );
  });
  await screen.findByRole('textbox', { name: 'E‑mail, row 6' });
  await userEvent.click(await screen.findByRole('button', { name: 'Compare rows 4 and 6' }));
  await screen.findByRole('columnheader', { name: 'Row 4' });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep only row 4' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ rows: [{ line: 3, left_out: true }] }),
  );
});

it('keeps what was typed into a row, and takes it then, where nothing answered for a while', async () => {
  let isAway = false;
  const rest = { outcome: 'refused', changes: [], record: null, edited: false, undone: null, kept: null };
  const row = Object.assign({ line: 3, file_line: 6, twins: [], twin_file_lines: [], cells: { email: 'ana' } }, rest, {
    problems: [{ field: 'email', code: 'email' }],
  });
  const { calls } = openWith(({ method, path }) => {
    if (isAway) throw new TypeError('Failed to fetch');
    return method === 'GET' && path.endsWith('/rows/') ? pageOf([row]) : seenImport('problems');
  });
  const name = 'E‑mail, row 6';
  const cell = await screen.findByRole<HTMLInputElement>('textbox', { name });
  isAway = true;
  await userEvent.type(cell, '@morava.rs{Enter}');
  const again = await screen.findByRole('button', { name: texts.again });
  expect(screen.getByText(new RegExp(texts['failed.title'])).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByRole('textbox', { name })).toBe(cell);
  expect(cell.value).toBe('ana@morava.rs');
  expect(screen.queryByRole('button', { name: texts.discard })).toBeNull();
  isAway = false;
  await userEvent.click(again);
  await screen.findByRole('button', { name: texts.discard });
  const sent = () => calls.filter(({ method }) => method === 'PATCH');
  await userEvent.type(cell, '{Enter}');
  await waitFor(() => expect(sent().at(-1)?.body).toEqual({ rows: [{ line: 3, cells: { email: 'ana@morava.rs' } }] }));
});
