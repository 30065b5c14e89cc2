// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listPlatformApprovals } from '#contract/admin-approvals/admin-approvals.contract.ts';
import { momentInBelgrade } from '#contract/announcements/announcements.rules.ts';
import { businessDay, writtenDay } from '#contract/calendar/calendar.rules.ts';
import { addDays } from '#contract/calendar/days.rules.ts';
import { en as texts } from '#locales/admin-announcements/en.ts';
import {
  DRAFT,
  QUEUED,
  SCHEDULED,
  STOPPED,
  TO_DECIDE,
  WITHDRAWING,
} from '#machines/announcements/announcement.paths.ts';
import { query } from '../api/query.ts';
import { jelena } from '../testing/people.ts';
import { type Answer, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { AnnouncementPage } from './announcement-page.tsx';

const me = Object.assign({}, jelena, { admin_roles: ['owner' as const] });
const open = (id: number | 'new') =>
  renderScreen(inSampleSite(<AnnouncementPage />), {
    at: `/admin-panel/announcements/${id}`,
    path: '/admin-panel/announcements/:id',
    me,
  });

/** A server while an announcement is written; `written` answers the calls of the announcement itself. */
const writing =
  (written: Answer): Answer =>
  (call) => {
    if (call.path === 'admin/announcements/audience/') return { count: 12, sr: 6, en: 6, sample: ['Ana Anić'] };
    if (call.path === 'admin/announcements/preview/') return { text_sr: '', text_en: '' };
    if (call.path.endsWith('/changes/')) return { next: null, results: [] };
    return written(call);
  };

const inThreeDays = addDays(businessDay(new Date()), 3);

/** The hour that is chosen on the page of a draft; null means immediately. */
async function hourShown() {
  const later = await screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${texts.later}`) });
  if (later.getAttribute('aria-checked') !== 'true') return null;
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: texts.day });
  return [day.value, screen.getByRole('combobox', { name: texts.hour }).textContent];
}

it('keeps the hour that was chosen before the first save, and over a reload', async () => {
  serve(writing(({ method }) => (method === 'POST' ? Response.json(DRAFT, { status: 201 }) : DRAFT)));
  const { where, unmount } = open('new');
  await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${texts.later}`) }));
  await userEvent.type(screen.getByRole('textbox', { name: texts.day }), `${writtenDay(inThreeDays)}{Tab}`);
  await userEvent.type(screen.getAllByRole('textbox', { name: /^Title/ })[0] as HTMLElement, 'Lift');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(where()).toBe(`/admin-panel/announcements/${DRAFT.id}`));
  await screen.findByRole('button', { name: texts.send });
  expect(await hourShown()).toEqual([writtenDay(inThreeDays), '09:00']);
  unmount();
  open(DRAFT.id);
  expect(await hourShown()).toEqual([writtenDay(inThreeDays), '09:00']);
});

it('has one primary button: what saves while something is unsaved, else what sends', async () => {
  serve(writing(() => DRAFT));
  open(DRAFT.id);
  const filled = () =>
    ['Save', texts.send].filter((name) => {
      const button = screen.getByRole('button', { name });
      return button.className.includes('bg-brand ') && button.getAttribute('aria-disabled') !== 'true';
    });
  await screen.findByRole('button', { name: texts.send });
  await waitFor(() => expect(filled()).toEqual([texts.send]));
  await userEvent.type(screen.getAllByRole('textbox', { name: /^Title/ })[0] as HTMLElement, 'Lift');
  await waitFor(() => expect(filled()).toEqual(['Save']));
});

it('keeps the hour of one that is called back, and begins the next one at once', async () => {
  const at = momentInBelgrade(inThreeDays, '14:30')?.toISOString() ?? '';
  let announcement = Object.assign({}, SCHEDULED, { at, begins_at: at });
  serve(
    writing(({ path }) => {
      if (path.endsWith('/cancel/')) announcement = Object.assign({}, DRAFT, { at: '', begins_at: '' });
      return Object.assign({}, announcement, announcement.status === 'draft' && { at: null, begins_at: null });
    }),
  );
  const { unmount } = open(SCHEDULED.id);
  await userEvent.click(await screen.findByRole('button', { name: texts.unschedule }));
  await screen.findByRole('button', { name: texts.send });
  expect(await hourShown()).toEqual([writtenDay(inThreeDays), '14:30']);
  unmount();
  open('new');
  expect(await hourShown()).toBeNull();
});

it.each([
  ['typed on', async () => userEvent.type(screen.getAllByRole('textbox', { name: /^Title/ })[0] as HTMLElement, '!')],
  ['chose an hour', async () => userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${texts.later}`) }))],
])('asks nothing of whoever %s while its people were counted', async (_, goOn) => {
  let count = () => {};
  let isCounted: Promise<void> | undefined;
  const calls = serve(async (call) => {
    if (call.path.endsWith('/audience/')) await isCounted;
    return writing(() => DRAFT)(call);
  });
  open(DRAFT.id);
  const send = await screen.findByRole('button', { name: texts.send });
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/audience/'))).toBe(true));
  isCounted = new Promise((resolve) => {
    count = resolve;
  });
  await userEvent.click(send);
  await goOn();
  await act(async () => count());
  await waitFor(() => expect(send.getAttribute('aria-busy')).not.toBe('true'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('throws a draft away once that is confirmed, and only as it was seen', async () => {
  let isMoved = true;
  const calls = serve(
    writing(({ method }) => {
      if (method !== 'DELETE') return DRAFT;
      if (!isMoved) return new Response(null, { status: 204 });
      isMoved = false;
      const message = 'Somebody has changed this meanwhile.';
      return Response.json({ code: 'record.changed', message }, { status: 409 });
    }),
  );
  const { where } = open(DRAFT.id);
  const thrown = () => calls.filter(({ method }) => method === 'DELETE');
  await userEvent.click(
    await screen.findByRole('button', { name: texts.actionsOf.replace('{{name}}', DRAFT.title_en) }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: texts.discardDraft }));
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByRole('heading').textContent).toBe(`Discard “${DRAFT.title_en}”?`);
  expect(thrown()).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: texts.discardDraft }));
  expect((await asked.findByText('Somebody has changed this meanwhile.')).getAttribute('role')).toBe('alert');
  expect(where()).toBe(`/admin-panel/announcements/${DRAFT.id}`);
  await userEvent.click(asked.getByRole('button', { name: texts.discardDraft }));
  await waitFor(() => expect(where()).toBe('/admin-panel/announcements'));
  expect(thrown().map(({ headers }) => headers['If-Revision-Match'])).toEqual(['3', '3']);
});

it.each([
  ['copied', texts.copy, '/copy/'],
  ['thrown away', texts.discardDraft, null],
])('that is %s leads nowhere once one has gone elsewhere', async (_, name, call) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  serve(
    writing(async ({ method, path }) => {
      if (call === null ? method !== 'DELETE' : !path.endsWith(call)) return DRAFT;
      await held;
      return call === null ? new Response(null, { status: 204 }) : Object.assign({}, DRAFT, { id: 99 });
    }),
  );
  const { where, history, said } = open(DRAFT.id);
  await userEvent.click(
    await screen.findByRole('button', { name: texts.actionsOf.replace('{{name}}', DRAFT.title_en) }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  if (call === null) await userEvent.click(await screen.findByRole('button', { name }));
  act(() => history.push('/admin-panel/providers'));
  answer();
  await waitFor(() => expect(said.map(({ tone }) => tone)).toEqual(['success']));
  expect(where()).toBe('/admin-panel/providers');
  if (call === null) return;
  act(() => said[0]?.action?.onPress());
  await waitFor(() => expect(where()).toBe('/admin-panel/announcements/99'));
});

it('is as a colleague left it while it was asked whether to send it, once one goes back', async () => {
  let announcement = DRAFT;
  serve(writing(() => announcement));
  const { client } = open(DRAFT.id);
  await userEvent.click(await screen.findByRole('button', { name: texts.send }));
  const asked = within(await screen.findByRole('alertdialog'));
  announcement = Object.assign({}, SCHEDULED, { id: DRAFT.id });
  await act(() => client.invalidateQueries());
  await userEvent.click(asked.getByRole('button', { name: texts['confirm.back'] }));
  expect(await screen.findByRole('button', { name: texts.unschedule })).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.send })).toBeNull();
});

it('says why an hour is refused, and what a trial lacks', async () => {
  const fields = { at: 'Choose a moment that is still to come, within a year' };
  serve(
    writing(({ path }) =>
      path.endsWith('/send/')
        ? Response.json(
            { code: 'request.invalid', message: 'Some of the data sent is not valid.', fields },
            { status: 400 },
          )
        : DRAFT,
    ),
  );
  const { unmount } = open(DRAFT.id);
  await userEvent.click(await screen.findByRole('button', { name: texts.send }));
  const asked = within(await screen.findByRole('alertdialog'));
  for (const night of asked.queryAllByRole('checkbox')) await userEvent.click(night);
  await userEvent.click(asked.getByRole('button', { name: texts['confirm.press'] }));
  expect(await asked.findByText(fields.at)).toBeTruthy();
  unmount();

  const bare = Object.assign({}, DRAFT, { title_sr: '', title_en: '' });
  const calls = serve(writing(() => bare));
  const { said } = open(DRAFT.id);
  await userEvent.click(await screen.findByRole('button', { name: texts.test }));
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual(['Title: needed in one language at least.']));
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '!');
  await userEvent.click(screen.getByRole('button', { name: texts.test }));
  expect(await screen.findByText(`Serbian: ${texts.lacking}`)).toBeTruthy();
  expect(calls.filter(({ path }) => path.endsWith('/test/'))).toEqual([]);
});

it('has the list of proposals read again once it is approved here', async () => {
  let announcement = TO_DECIDE;
  serve(({ path }) => {
    if (path.endsWith('/approve/')) announcement = QUEUED;
    return announcement;
  });
  const { client, said } = open(TO_DECIDE.id);
  const proposals = query(listPlatformApprovals, { query: { page: 1 } });
  client.setQueryData(proposals.queryKey, { count: 1, next: null, previous: null, results: [] } as never);
  await userEvent.click(await screen.findByRole('button', { name: texts.approve }));
  await waitFor(() => expect(said[0]?.text).toBe(texts['done.approve']));
  await waitFor(() => expect(client.getQueryState(proposals.queryKey)?.isInvalidated).toBe(true));
});

it('tells how many were looked at while it is taken back, and not only from whom it was taken', async () => {
  serve(() => WITHDRAWING);
  open(WITHDRAWING.id);
  const bar = await screen.findByRole('progressbar');
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['500', '1201']);
});

it('calls who proposed or rejected it and was erased so', async () => {
  const nobody = { id: 8, name: '' };
  serve(() => Object.assign({}, TO_DECIDE, { sent_by: nobody }));
  const { unmount } = open(TO_DECIDE.id);
  expect(await screen.findByText(/^Somebody else has to approve it; Erased person proposes it\./)).toBeTruthy();
  unmount();
  serve(writing(() => Object.assign({}, DRAFT, { decided_by: nobody, reason: 'Too early' })));
  open(DRAFT.id);
  expect(await screen.findByText('Rejected by Erased person: Too early')).toBeTruthy();
});

it('says when one that was resumed at night goes on, and that it stays stopped once it is called back', async () => {
  const { told, skipped, read } = STOPPED;
  let announcement = STOPPED;
  serve(({ path }) => {
    if (path.endsWith('/resume/')) announcement = Object.assign({}, SCHEDULED, { at: null, told, skipped, read });
    if (path.endsWith('/cancel/')) announcement = STOPPED;
    return announcement;
  });
  const { said } = open(STOPPED.id);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  // Nine o'clock in Belgrade.
  expect(await screen.findByText('Sending continues on 24.11.2026. 9:00. Who was told stays told.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('It was stopped. Who was told stays told.')).toBeTruthy();
  expect(said.map(({ text }) => text)).toEqual(['Sending continues at nine in the morning.', 'It stays stopped.']);
});
