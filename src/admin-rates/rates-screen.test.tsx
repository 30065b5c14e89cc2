// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { listPlatformApprovals } from '#contract/admin-approvals/admin-approvals.contract.ts';
import type { Language } from '#contract/language/language.ts';
import type { Rate, RateChange } from '#contract/rates/rates.contract.ts';
import { en as texts } from '#locales/admin-rates/en.ts';
import { sr } from '#locales/admin-rates/sr.ts';
import { query } from '../api/query.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { RatesScreen } from './rates-screen.tsx';

afterEach(cleanup);

const me = { ...jelena, admin_roles: ['finance' as const] };
const by = { id: 8, name: 'Milan Marković' };
const waiting: RateChange = {
  id: 3,
  currency: 'RSD',
  per_euro_was: 117.2,
  per_euro: 121,
  moved: 3.24,
  status: 'waiting',
  date: '2026-11-20T09:24:00.000Z',
  by,
  own: true,
  decided_by: null,
  decided_at: null,
  reason: '',
  approval: 5,
  week: { low: 117.2, high: 117.2 },
};
const dinar: Rate = {
  currency: 'RSD',
  per_euro: 117.2,
  fixed: false,
  revision: 4,
  changed: { at: '2026-11-01T09:24:00.000Z', by },
  moved: null,
  waiting: null,
  week: { low: 117.2, high: 117.2 },
  year: [{ date: '2025-11-26T00:00:00.000Z', per_euro: 117.2 }],
};

interface Opening {
  rate?: Rate;
  history?: readonly RateChange[];
  language?: Language;
}

function open({ rate = dinar, history = [], language = 'EN' }: Opening) {
  serve(({ path }) => {
    if (path === 'admin/rates/') return { results: [rate], others: ['Vesna Ilić'] };
    if (path === 'admin/rates/changes/') return listAnswer(history, {});
    return Object.assign({}, waiting, { status: 'withdrawn', decided_at: '2026-11-21T09:00:00.000Z' });
  });
  const at = '/admin-panel/rates';
  return renderScreen(inSampleSite(<RatesScreen />), { me, language, at, path: at });
}

it('says of a rate that somebody approved since when it counts, not when it was proposed', async () => {
  const approved = { status: 'set' as const, decided_by: { id: 9, name: 'Vesna Ilić' } };
  const refused = { status: 'refused' as const, decided_by: { id: 9, name: 'Vesna Ilić' } };
  open({
    history: [
      Object.assign({}, waiting, approved, { decided_at: '2026-11-23T07:05:00.000Z' }),
      Object.assign({}, waiting, refused, {
        id: 2,
        date: '2026-11-10T09:00:00.000Z',
        decided_at: '2026-11-12T09:00:00.000Z',
      }),
    ],
  });
  expect(await screen.findByText('23.11.2026. 8:05')).toBeTruthy();
  expect(screen.queryByText('20.11.2026. 10:24')).toBeNull();
  // A rate that never applied has the time of its proposal.
  expect(screen.getByText('10.11.2026. 10:00')).toBeTruthy();
});

it('calls who proposed or decided and was erased so', async () => {
  const nobody = { id: 8, name: '' };
  const refused = { status: 'refused' as const, decided_by: by, decided_at: '2026-11-12T09:00:00.000Z' };
  open({
    rate: Object.assign({}, dinar, { waiting: Object.assign({}, waiting, { by: nobody, own: false }) }),
    history: [
      Object.assign({}, waiting, { by: nobody }),
      Object.assign({}, waiting, refused, { id: 2, decided_by: nobody }),
    ],
  });
  expect(await screen.findByText('Erased person')).toBeTruthy();
  expect(screen.getByText('Milan Marković, rejected by Erased person')).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Erased person/ })).toBeTruthy();
});

it('has the list of proposals read again once one of a rate is decided here', async () => {
  const { client, said } = open({ rate: Object.assign({}, dinar, { waiting }) });
  const proposals = query(listPlatformApprovals, { query: { page: 1 } });
  client.setQueryData(proposals.queryKey, { count: 1, next: null, previous: null, results: [] } as never);
  await userEvent.click(await screen.findByRole('button', { name: texts.withdraw }));
  await waitFor(() => expect(said[0]?.text).toBe(texts['withdraw.done']));
  await waitFor(() => expect(client.getQueryState(proposals.queryKey)?.isInvalidated).toBe(true));
});

describe('whoever approves a rate', () => {
  const inSteps = Object.assign({}, waiting, { per_euro_was: 119, per_euro: 120, moved: 0.84, own: false });
  const inWeek = (low: number, high: number) =>
    Object.assign({}, dinar, { waiting: Object.assign({}, inSteps, { week: { low, high } }) });

  it.each<[Language, string]>([
    ['EN', 'In the seven days before this it was between 117.20 and 119.00; the 2% is measured from there.'],
    ['SR', 'U sedam dana pre toga bio je između 117,20 i 119,00; odatle se meri onih 2 %.'],
  ])('reads from where it was measured: %s', async (language, said) => {
    open({ rate: inWeek(117.2, 119), language });
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('reads so of one that fell and rose again', async () => {
    open({ rate: inWeek(118.3, 120) });
    expect(await screen.findByText(/between 118\.30 and 120\.00/)).toBeTruthy();
  });

  it('reads nothing of a week in which it stayed', async () => {
    open({ rate: inWeek(119, 119) });
    await screen.findByRole('button', { name: texts.approve });
    expect(screen.queryByText(/seven days before/)).toBeNull();
  });
});

/** Types a new rate on a day when the dinar already went from 117.20 to 119.00. */
async function typing(typed: string, second: boolean, { language = 'EN' as Language, others = ['Vesna Ilić'] } = {}) {
  const rate = Object.assign({}, dinar, { per_euro: 119, week: { low: 117.2, high: 119 } });
  const counts = { prices: 0, companies: 0, carts: 0, subscriptions: 0 };
  serve(({ path }) => {
    if (path === 'admin/rates/') return { results: [rate], others };
    if (path === 'admin/rates/changes/') return listAnswer([], {});
    return Object.assign({ per_euro_was: 119, per_euro: Number(typed), moved: 0.84, second, week: rate.week }, counts);
  });
  const at = '/admin-panel/rates?open=RSD';
  renderScreen(inSampleSite(<RatesScreen />), { me, language, at, path: '/admin-panel/rates' });
  const { 'form.rate': name } = language === 'EN' ? texts : sr;
  const field = await screen.findByRole('textbox', { name: new RegExp(name) });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
}

it('says beforehand that a second person is asked of a step that with those of the week is more than 2 %', async () => {
  await typing('120', true);
  expect(screen.getByRole('button', { name: texts['form.propose'] })).toBeTruthy();
  const said = 'It moves by more than 2% within seven days, so it waits for somebody else: Vesna Ilić.';
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getByText(/between 117\.20 and 119\.00/)).toBeTruthy();
});

it('says so in Serbian', async () => {
  await typing('120', true, { language: 'SR' });
  expect(screen.getByRole('button', { name: sr['form.propose'] })).toBeTruthy();
  const said = 'Promena je za sedam dana veća od 2 %, pa čeka drugu osobu: Vesna Ilić.';
  expect(await screen.findByText(said)).toBeTruthy();
});

it('sets a step that with those of the week is no more than 2 %', async () => {
  await typing('119.5', false);
  expect(screen.getByRole('button', { name: texts['form.set'] })).toBeTruthy();
  expect(await screen.findByText(texts['effect.atOnce'])).toBeTruthy();
});

it('leads back to a rate that is none', async () => {
  await typing('12x', false);
  await userEvent.click(screen.getByRole('button', { name: texts['form.set'] }));
  const field = screen.getByRole('textbox', { name: new RegExp(texts['form.rate']) });
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('leads back to the reason that is missing when a change is refused', async () => {
  open({ rate: Object.assign({}, dinar, { waiting: Object.assign({}, waiting, { own: false }) }) });
  await userEvent.click(await screen.findByRole('button', { name: texts.refuse }));
  await userEvent.click(await screen.findByRole('button', { name: texts['refuse.confirm'] }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: texts['refuse.why'] }));
});

it('sends no small step that a second person would have to approve while there is nobody', async () => {
  await typing('120', true, { others: [] });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: texts['form.propose'] }).disabled).toBe(true);
  expect(await screen.findByText(texts['effect.nobody'])).toBeTruthy();
});

describe('the drawer in which another rate is written', () => {
  const PLACE = '/admin-panel/rates';
  const PAGE_TWO = `${PLACE}?page=2`;
  const changes = Array.from({ length: 22 }, (_, at) => Object.assign({}, waiting, { id: at + 1 }));

  /** Opens the screen at an address, the last of several; the server sets the rate once `setting` is resolved. */
  function show(at: string | string[], setting = Promise.resolve()) {
    let rate = dinar;
    const effect = { per_euro_was: 117.2, per_euro: 118, moved: 0.68, second: false, week: dinar.week };
    serve(async ({ method, path, body }) => {
      if (path === 'admin/rates/') return { results: [rate], others: ['Vesna Ilić'] };
      if (path === 'admin/rates/changes/') return listAnswer(changes, {});
      if (method === 'PUT') await setting;
      if (method !== 'PUT') return Object.assign({ prices: 0, companies: 0, carts: 0, subscriptions: 0 }, effect);
      const { per_euro } = body as { per_euro: number };
      rate = Object.assign({}, dinar, { per_euro, revision: 5 });
      return Object.assign({}, waiting, { per_euro, status: 'set', approval: null });
    });
    return renderScreen(inSampleSite(<RatesScreen />), { me, at, path: PLACE });
  }

  const openIt = async () => userEvent.click(await screen.findByRole('button', { name: texts.change }));
  const drawer = () => screen.findByRole('dialog', { name: texts.change });
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', async () => userEvent.click(within(await drawer()).getByRole('button', { name: texts.close }))],
  ])('is closed by %s, and leaves the page of the history that was there', async (_, close) => {
    const { where } = show(PAGE_TWO);
    await openIt();
    await drawer();
    expect(where()).toBe(`${PAGE_TWO}&open=RSD`);
    await close();
    await isGone();
    expect(where()).toBe(PAGE_TWO);
  });

  it('is closed once the rate is set', async () => {
    const { where, said } = show(PLACE);
    await openIt();
    const field = within(await drawer()).getByRole('textbox', { name: new RegExp(texts['form.rate']) });
    await userEvent.clear(field);
    await userEvent.type(field, '118{Enter}');
    await waitFor(() => expect(said.map(({ tone }) => tone)).toEqual(['success']));
    await isGone();
    expect(where()).toBe(PLACE);
  });

  it('leads nowhere once the rate is set where it was closed before', async () => {
    let answer = () => {};
    const setting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { where, said } = show(['/admin-panel/providers', PLACE], setting);
    await openIt();
    const field = within(await drawer()).getByRole('textbox', { name: new RegExp(texts['form.rate']) });
    await userEvent.clear(field);
    await userEvent.type(field, '118{Enter}{Escape}');
    await isGone();
    answer();
    await waitFor(() => expect(said.map(({ tone }) => tone)).toEqual(['success']));
    expect(where()).toBe(PLACE);
  });

  it('is closed where its address was opened', async () => {
    const { where } = show(`${PLACE}?open=RSD`);
    await drawer();
    await userEvent.keyboard('{Escape}');
    await isGone();
    expect(where()).toBe(PLACE);
  });
});
