// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ListedChange, Verification } from '#contract/changes/changes.contract.ts';
import { en as texts } from '#locales/changes/en.ts';
import type { Site } from '../admin/site/site.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { listedChange, wasAndIs } from '../testing/changes.ts';
import { jelena } from '../testing/people.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { ChangesScreen } from './changes-screen.tsx';

const seal = { id: 4, at: '2026-11-20T13:00:00.000Z', changes: 1204, digest: `7f3a90c2e14d${'0'.repeat(52)}` };
const una = { id: 3, name: 'Una Softver', currency: 'RSD' };
const rates = { RSD: 117_000_000, EUR: 1_000_000, KM: 1_955_830 };
const part = (rest: Partial<Verification>): Verification =>
  Object.assign({ seals: 2, changes: 10, broken: [], next: null }, rest);

interface Opening {
  at?: string;
  changes?: readonly ListedChange[];
  /** The answer to each part of a verification. */
  parts?: readonly (Verification | Response)[];
  seals?: readonly (typeof seal)[];
}

const begun = listedChange(9, {
  kind: 'bulk.run',
  record_kind: 'bulk',
  record: '7',
  record_name: '',
  values: [wasAndIs('action', null, 'price'), wasAndIs('records', null, 2)],
});
const through = [8, 7].map((id) =>
  listedChange(id, { via: 'bulk', via_id: '7', record: String(id), record_name: `K${id}` }),
);

function open({ at = '/admin-panel/changes', changes = [listedChange(10)], parts = [], seals = [seal] }: Opening = {}) {
  let asked = 0;
  const answer = ({ path, query }: Call) => {
    if (path === 'admin/changes/seals/verify/') return parts[asked++];
    if (path === 'admin/changes/seals/') return { next: null, results: seals };
    if (path === 'admin/benefits/companies/') return { results: [una], rates };
    if (query.get('via_id') === '7') return { next: null, results: through };
    if (query.has('before')) return { next: null, results: [listedChange(1, { record_name: 'ZIMA' })] };
    return { next: changes.length > 1 ? '/api/admin/changes/?before=9' : null, results: changes };
  };
  const calls = serve(answer);
  const seen = renderScreen(inSampleSite(<ChangesScreen />), { at, path: '/admin-panel/*', me: jelena });
  return { ...seen, calls, lists: () => calls.filter(({ path }) => path === 'admin/changes/') };
}

const rows = () => screen.findAllByRole('listitem');

it('says a change as a sentence that leads to its record, under its day', async () => {
  open({ changes: [listedChange(10, { reason: 'Spring' }), listedChange(9, { at: '2026-11-19T13:05:00.000Z' })] });
  const [row] = await rows();
  expect(row?.textContent).toContain('Milan Marković changes the coupon LETO: discount was: 10% is now: 15%');
  expect(row?.textContent).toContain('“Spring”');
  expect(
    within(row as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/admin-panel/coupons?open=12');
  const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(headings.slice(-2)).toEqual([
    expect.stringMatching(/^Friday 20\.11\./),
    expect.stringMatching(/^Thursday 19\.11\./),
  ]);
});

it('says the names of what a value names by a number, and the number of what has none any more', async () => {
  const values = [wasAndIs('category_id', 4, 7), wasAndIs('companies', null, [3, 9]), wasAndIs('price', 1000, 1200)];
  const names = { category_id: { 4: 'Sport', 7: 'Wellness' }, companies: { 3: 'Una Softver' } };
  open({ changes: [listedChange(10, { values, names })] });
  const [row] = await rows();
  expect(row?.textContent).toContain('category was: Sport is now: Wellness, companies is now: Una Softver, 9');
  expect(row?.textContent).toContain('price was: 1,000.00 is now: 1,200.00');
});

it('calls whose data were erased as every list does, and not by the address that nobody has', async () => {
  const ended = { kind: 'person.erased', record_kind: 'person' as const, record: '7', record_name: '', values: [] };
  open({ changes: [listedChange(10, { ...ended, person_name: 'erased-7@erased.invalid' })] });
  const [row] = await rows();
  expect(row?.textContent).toContain('Erased person');
  expect(row?.textContent).not.toContain('erased.invalid');
});

it('says whose a budget is that somebody else let be given', async () => {
  const given = { kind: 'gift.given', record_kind: 'gift' as const, record: '41', record_name: '' };
  const values = [wasAndIs('people', null, 2), wasAndIs('given_by', null, 1204)];
  const names = { given_by: { 1204: 'Vesna Ilić' } };
  open({ changes: [listedChange(10, { ...given, values, names }), listedChange(9, { ...given, values })] });
  const [row, gone] = await rows();
  expect(row?.textContent).toContain('people is now: 2, who gives it is now: Vesna Ilić');
  // A person who was erased since is shown as a number.
  expect(gone?.textContent).toContain('people is now: 2, who gives it is now: 1204');
});

/** Opens the history of the person's own company. */
function openOwn(at: string) {
  const calls = serve(({ path }) =>
    path === 'company/changes/' ? { next: null, results: [listedChange(4)] } : undefined,
  );
  const site: Site = { name: 'company', base: '/company-admin', places: [] };
  const screenOf = <SiteContext value={site}>{<ChangesScreen />}</SiteContext>;
  renderScreen(screenOf, { at: `/company-admin/changes${at}`, path: '/company-admin/*', me: jelena });
  return calls;
}

it('reads what was done in one’s own company on its site, of its own kinds, and leaves its seals to the platform', async () => {
  const calls = openOwn('?what=order&company=3&via=bulk');
  expect((await rows()).map(({ textContent }) => textContent)).toHaveLength(1);
  expect(calls.map(({ path }) => path)).toEqual(['company/changes/']);
  expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({ via: 'bulk' });
});

it('has what its filters find in a file, of one’s own company or of all', async () => {
  const own = openOwn('?what=gift&q=praznik');
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(own.at(-1)?.path).toBe('company/changes/export/'));
  expect(Object.fromEntries(own.at(-1)?.query ?? [])).toEqual({ search: 'praznik', record_kind: 'gift' });
  cleanup();

  const { calls } = open({ at: '/admin-panel/changes?date=2026-11-01..2026-11-20' });
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe('admin/changes/export/'));
  expect(Object.fromEntries(calls.at(-1)?.query ?? [])).toEqual({ date_from: '2026-11-01', date_to: '2026-11-20' });
});

it('asks for what its address says, and leaves nothing under its beginning then', async () => {
  const { lists } = open({
    at: '/admin-panel/changes?what=coupon&via=bulk&date=2026-11-01..2026-11-20&actor=1-8&company=0',
  });
  await rows();
  expect(Object.fromEntries(lists()[0]?.query ?? [])).toEqual({
    record_kind: 'coupon',
    via: 'bulk',
    date_from: '2026-11-01',
    date_to: '2026-11-20',
    actor: '1-8',
    company: '0',
  });
});

it('says in words that it is narrowed to somebody whom none of its changes names', async () => {
  open({ at: '/admin-panel/changes?actor=1-99' });
  await rows();
  expect(screen.getAllByText(texts.somebody).length).toBeGreaterThan(0);
  expect(screen.queryByText(/1-99/)).toBeNull();
});

it('opens what a bulk did in its place', async () => {
  const { lists } = open({ changes: [begun] });
  expect(await rows()).toHaveLength(1);
  expect(lists()[0]?.query.get('alone')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Open 2 changes' }));
  const opened = within(await screen.findByRole('list', { name: texts.opened }));
  expect(opened.getAllByRole('listitem').map(({ textContent }) => /K\d/.exec(textContent)?.[0])).toEqual(['K8', 'K7']);
  expect(Object.fromEntries(lists().at(-1)?.query ?? [])).toEqual({ via: 'bulk', via_id: '7', actor: '1-8' });
  await userEvent.click(screen.getByRole('button', { name: 'Close 2 changes' }));
  expect(await rows()).toHaveLength(1);
});

it('opens what taking an import back changed, by whoever took it back', async () => {
  const undone = { kind: 'import.undone', record_kind: 'import' as const, record: '7', record_name: '', values: [] };
  const { lists } = open({ changes: [listedChange(9, undone)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Open what it changed' }));
  const opened = within(await screen.findByRole('list', { name: texts.opened }));
  expect(opened.getAllByRole('listitem')).toHaveLength(2);
  expect(Object.fromEntries(lists().at(-1)?.query ?? [])).toEqual({ via: 'import', via_id: '7', actor: '1-8' });
  await userEvent.click(screen.getByRole('button', { name: 'Close what it changed' }));
  expect(await rows()).toHaveLength(1);
});

it('shows what one person did alone, from the menu of a row, and what is older', async () => {
  const { lists, where } = open({ changes: [listedChange(10), listedChange(9)] });
  await userEvent.click(await screen.findByRole('button', { name: texts.older }));
  expect(await screen.findByText('ZIMA')).toBeTruthy();
  expect(lists().at(-1)?.query.get('before')).toBe('9');
  const [menu] = screen.getAllByRole('button', { name: /: actions$/ });
  await userEvent.click(menu as HTMLElement);
  expect((await screen.findByRole('menuitem', { name: texts.history })).getAttribute('href')).toBe(
    '/admin-panel/coupons?open=12&tab=history',
  );
  await userEvent.click(screen.getByRole('menuitem', { name: texts.only }));
  await waitFor(() => expect(where()).toBe('/admin-panel/changes?actor=1-8'));
});

it('tells two of one name apart by their address in the filter of who did it', async () => {
  const milan = (id: number, email: string | null, company = 1) =>
    listedChange(20 + id, { by: { company, id, name: 'Milan Marković' }, by_email: email });
  const jelenas = listedChange(20, { by: { company: 1, id: 7, name: 'Jelena Ilić' }, by_email: 'jelena@una.rs' });
  open({ changes: [milan(8, 'milan@una.rs'), milan(9, 'm.markovic@una.rs'), jelenas] });
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(screen.getByRole('button', { name: texts.who }));
  const said = screen.getAllByRole('radio', { name: /Milan|Jelena/ }).map((radio) => {
    const id = radio.getAttribute('aria-describedby');
    return id === null ? null : document.getElementById(id)?.textContent;
  });
  expect(said).toEqual(['milan@una.rs', 'm.markovic@una.rs', null]);
});

it('keeps a mark that turns a text around within that text', async () => {
  const turned = (text: string) => `\u202e${text}`;
  const values = [wasAndIs('note', turned('before'), turned('after')), wasAndIs('price', 1000, 1200)];
  const by = { company: 1, id: 8, name: turned('Milan') };
  const rest = { by, company: 3, record_name: turned('LETO'), reason: turned('Spring'), values };
  open({ changes: [listedChange(10, rest)] });
  const [row] = await rows();
  await waitFor(() => expect(row?.textContent).toContain('in Una Softver'));
  const isolated = [...(row?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent);
  const texts = ['Milan', 'LETO', 'before', 'after', 'Spring'].map(turned);
  expect(isolated).toEqual(expect.arrayContaining([...texts, 'Una Softver', '1,000.00', '1,200.00']));
  // The mark occurs only within isolated texts.
  for (const each of row?.querySelectorAll('bdi') ?? []) each.remove();
  expect(row?.querySelector('p:has(b)')?.textContent).not.toContain('\u202e');
  expect(row?.textContent).toContain('“”');
});

it('says all of a long change when it is asked to, and what was erased', async () => {
  const values = ['a', 'b', 'c', 'd', 'e', 'f'].map((field) => wasAndIs(field, null, `new ${field}`));
  const erased = { field: 'email', before: null, after: null, erased: true };
  open({ changes: [listedChange(10, { values: [erased, ...values] })] });
  const [row] = await rows();
  expect(row?.textContent).toMatch(/: e-mail erased, a is now: new a, b/);
  expect(row?.textContent).not.toContain('new f');
  await userEvent.click(screen.getByRole('button', { name: 'and 3 more fields' }));
  expect(row?.textContent).toContain('new f');
});

it('says first what there is something to say of: a new record has many fields with nothing in them', async () => {
  const empty = ['a', 'b', 'c', 'd'].map((field, at) => wasAndIs(field, null, [null, '', [], ''][at]));
  const values = [...empty, wasAndIs('name', null, 'Vežbaonica'), wasAndIs('phone', '011', '')];
  open({ changes: [listedChange(10, { values })] });
  const [row] = await rows();
  expect(row?.textContent).toMatch(/: name is now: Vežbaonica, phone was: 011/);
  await userEvent.click(screen.getByRole('button', { name: 'and 2 more fields' }));
  expect(row?.textContent).toMatch(/a is now: empty.*d is now: /);
});

it('verifies all seals part after part, and says that they hold', async () => {
  const { calls } = open({ parts: [part({ next: 2 }), part({})] });
  await userEvent.click(await screen.findByRole('button', { name: texts['seal.verify'] }));
  expect(await screen.findByText(/^All is as it was sealed: 20 changes under 4 seals\. Verified at/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: /is whole$/ })).toBeTruthy();
  const checks = calls.filter(({ method }) => method === 'POST');
  expect(checks.map(({ body }) => body)).toEqual([{ after: 0 }, { after: 2 }]);
});

it('names the seals that are broken, and does not say that all is whole when a part fails', async () => {
  const broken = [{ id: 3, at: seal.at, broken: 'values' as const, records: [{ change: 41, field: 'price' }] }];
  const { unmount } = open({ parts: [part({ broken })] });
  await userEvent.click(await screen.findByRole('button', { name: texts['seal.verify'] }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('1 seal is broken');
  expect(alert.textContent).toContain('Changes: 41 (price).');
  unmount();
  open({ parts: [part({ next: 2 }), new Response(null, { status: 500 })] });
  await userEvent.click(await screen.findByRole('button', { name: texts['seal.verify'] }));
  expect((await screen.findByRole('alert')).textContent).toBe(texts['seal.unverified']);
  expect(screen.queryByText(/^All is as it was sealed/)).toBeNull();
});

it('says when nothing answers, when nothing was changed yet, and when there is no seal', async () => {
  const { unmount } = open({ changes: [], seals: [], at: '/admin-panel/changes?q=nothing' });
  expect(await screen.findByRole('heading', { name: texts.empty })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: texts['seal.none'] })).toBeTruthy();
  unmount();
  open({ changes: [] });
  expect(await screen.findByRole('heading', { name: texts.first })).toBeTruthy();
});

it('draws no initials of the words for somebody who is here no more', async () => {
  const [change] = [listedChange(10)];
  open({ changes: [Object.assign({}, change, { by: Object.assign({}, change?.by, { name: '' }) })] });
  const [row] = await rows();
  expect(row?.textContent).toContain(texts.nobody);
  expect(within(row as HTMLElement).queryByText('SM')).toBeNull();
});
