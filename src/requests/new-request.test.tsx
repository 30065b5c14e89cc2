// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { RequestDetail } from '#contract/requests/requests.contract.ts';
import { en } from '#locales/requests/en.ts';
import { filed, typed } from '#machines/requests/request.paths.ts';
import { forgetWork } from '../ground/forget-kept.ts';
import { meQuery } from '../session/session.queries.ts';
import { jelena } from '../testing/people.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { RequestsScreen } from './requests-screen.tsx';

it('keeps what is typed in the moment it is typed: the page may be left before it is drawn (product.md 7.15)', async () => {
  serve(() => onePage([]));
  renderScreen(<RequestsScreen />, { at: '/reimbursement' });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  const provider = await screen.findByRole('textbox', { name: 'Provider' });
  act(() => {
    fireEvent.input(provider, { target: { value: 'Čaša, glina i peć' } });
    expect(JSON.stringify({ ...sessionStorage })).toContain('Čaša, glina i peć');
  });
});

interface Sent {
  status: number;
  answer: object;
  /** Called when the upload is sent, to change what the server has. */
  onSent?: () => void;
  /** The upload is answered after this promise. */
  until?: Promise<void>;
}

/** Stubs the upload of a request. */
function takeUploads({ status, answer, onSent = () => {}, until }: Sent) {
  class Upload {
    upload = {};
    status = status;
    response = new TextEncoder().encode(JSON.stringify(answer));
    onload = () => {};
    onloadend = () => {};
    open = () => {};
    setRequestHeader = () => {};
    getAllResponseHeaders = () => 'content-type: application/json';
    send = async () => {
      onSent();
      if (until) await until;
      this.onload();
      this.onloadend();
    };
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
}

const today = businessDay(new Date());
const rejected: RequestDetail = {
  ...filed,
  status: 'rejected',
  purchase_date: today,
  first_filed_at: `${today}T10:00:00Z`,
};

/** Opens the form that files a request again, over a server that has that request. */
function fileAgain(before: RequestDetail) {
  const server = { before };
  const calls = serve(({ path }) => {
    if (path === `v2/requests/${before.id}/`) return server.before;
    return path.includes('categories') ? [] : onePage([]);
  });
  takeUploads({
    status: 201,
    answer: { ...filed, id: 13, resubmits: before.id },
    onSent: () => {
      server.before = { ...before, resubmitted_by: 13 };
    },
  });
  const readings = () => calls.filter(({ path }) => path === `v2/requests/${before.id}/`).length;
  return { readings, ...renderScreen(<RequestsScreen />, { at: `/reimbursement?resubmit=${before.id}` }) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Opens a valid form at the step of its file, as typed before. */
function openAtFile() {
  serve(({ path }) => (path.includes('categories') ? [] : onePage([])));
  const form = { ...typed, purchaseDate: today };
  sessionStorage.setItem(`izbor.work.request.${jelena.id}.new`, JSON.stringify({ form, step: 'file', key: null }));
  return renderScreen(<RequestsScreen />, { at: '/reimbursement' });
}

const chooseFile = async () => {
  await userEvent.upload(
    await screen.findByLabelText(/^File/),
    new File(['%PDF-1.7'], 'racun.pdf', { type: 'application/pdf' }),
  );
  await screen.findByText('racun.pdf');
};

it('still has the file when its person comes back to the form', async () => {
  const { unmount } = openAtFile();
  await chooseFile();
  unmount();
  openAtFile();
  expect(await screen.findByText('racun.pdf')).toBeTruthy();
});

it('is not called over the budget any longer once there is more to spend', async () => {
  serve(({ path }) => (path.includes('categories') ? [] : onePage([])));
  const form = { ...typed, purchaseDate: today, amount: String(jelena.available + 1) };
  sessionStorage.setItem(`izbor.work.request.${jelena.id}.new`, JSON.stringify({ form, step: 'details', key: null }));
  const { client } = renderScreen(<RequestsScreen />, {
    at: '/reimbursement',
    me: { ...jelena, category_budgets: [] },
  });
  await press('Next');
  expect(await screen.findByText(en['problem.overBudget'])).toBeTruthy();
  const richer = { ...jelena, category_budgets: [], available: jelena.available + 1 };
  act(() => void client.setQueryData(meQuery.queryKey, richer));
  await waitFor(() => expect(screen.queryByText(en['problem.overBudget'])).toBeNull());
});

it('has no file of the work of somebody who signed out, in a form that they begin anew', async () => {
  const { unmount } = openAtFile();
  await chooseFile();
  unmount();
  forgetWork();
  openAtFile();
  expect(await screen.findByRole('heading', { name: 'Receipt or invoice' })).toBeTruthy();
  expect(screen.queryByText('racun.pdf')).toBeNull();
});

it('says that a request was filed again before, in place of a form that the server would refuse', async () => {
  fileAgain({ ...filed, status: 'rejected', resubmitted_by: 13 });
  const link = await screen.findByRole('link', { name: 'Filed again as request 13' });
  expect(link.getAttribute('href')).toBe('/reimbursement?tab=mine&request=13');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says that only what was rejected or cancelled is filed again', async () => {
  fileAgain({ ...filed, status: 'accepted' });
  const link = await screen.findByRole('link', { name: 'View request 12' });
  expect(link.getAttribute('href')).toBe('/reimbursement?tab=mine&request=12');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says that there is no request to be filed again, and offers no other try, where the link leads to none', async () => {
  serve(() => undefined);
  renderScreen(<RequestsScreen />, { at: '/reimbursement?resubmit=99999' });
  expect(await screen.findByText('Request not found')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each(['1.5', '-3', '99999999999999999999', 'twelve'])(
  'is a new request where the address names none by %s',
  async (id) => {
    const calls = serve(({ path }) => (path.includes('category') ? [] : new Response(null, { status: 400 })));
    renderScreen(<RequestsScreen />, { at: `/reimbursement?resubmit=${id}` });
    expect(await screen.findByRole('heading', { name: 'What is it about?' })).toBeTruthy();
    expect(calls.filter(({ path }) => path.startsWith('v2/requests/'))).toEqual([]);
  },
);

it('is a new request, at an address of its own, after one that was filed again', async () => {
  const { where, readings } = fileAgain(rejected);
  await press('Next');
  await press('Next');
  await press('Send request');
  await screen.findByRole('heading', { name: 'The request is filed' });
  // The request before is read again, for it was filed again.
  await waitFor(() => expect(readings()).toBe(2));
  await act(async () => {});
  expect(screen.getByRole('heading', { name: 'The request is filed' })).toBeTruthy();
  await press('File another');
  await screen.findByRole('heading', { name: en['kind.title'] });
  expect(where()).toBe('/reimbursement');
  await press('Next');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Provider' })).value).toBe('');
  expect(screen.queryByText(/You are filing request 12 again/)).toBeNull();
});

const duplicates = [{ ...filed, id: 5, same: 'file' as const }];

it.each([
  ['Change type', 'What is it about?'],
  ['Change details', 'What was bought?'],
  ['Change file', 'Receipt or invoice'],
])('leads by "%s" to its step after a refusal', async (name, title) => {
  fileAgain(rejected);
  takeUploads({ status: 400, answer: {} });
  await press('Next');
  await press('Next');
  await press('Send request');
  await screen.findByRole('alert');
  const [button] = screen.getAllByRole('button', { name });
  await userEvent.click(button as HTMLElement);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

it.each([
  ['looks like another', { status: 409, answer: { code: 'possible_duplicate', duplicates } }],
  ['has a file that is not taken', { status: 400, answer: { code: 'requests.file', fields: { file: 'Too large' } } }],
])('offers another file where the request %s', async (_, refusal) => {
  fileAgain(rejected);
  takeUploads(refusal);
  await press('Next');
  await press('Next');
  await press('Send request');
  const notice = await screen.findByText(/^(This looks like an earlier request|The request was not filed)$/);
  const offered = within(notice.closest('[role=alert]') as HTMLElement);
  await userEvent.click(offered.getByRole('button', { name: 'Change file' }));
  expect(await screen.findByRole('heading', { name: 'Receipt or invoice' })).toBeTruthy();
  expect(offered.queryByRole('button', { name: 'Change details' })).toBeNull();
});

const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
const description = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });

it('is gone on with by whoever looks at their requests meanwhile, also one that a benefit began', async () => {
  serve(({ path }) => (path.includes('categories') ? [] : onePage([])));
  renderScreen(<RequestsScreen />, { at: '/reimbursement?kind=invoice&provider=Optika+Vid&category=3' });
  await press('Next');
  await userEvent.type(await description(), 'Naočare');
  await openTab(en['tab.mine']);
  await openTab(en['tab.new']);
  expect((await description()).value).toBe('Naočare');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Provider' }).value).toBe('Optika Vid');
});

it('is gone on with after a look at the request that it looks like', async () => {
  serve(({ path }) => {
    if (path.endsWith('/comments/') || path.includes('categories')) return [];
    if (path.includes('/file')) return new Response('', { headers: { 'content-type': 'image/png' } });
    return [rejected, { ...filed, id: 5 }].find(({ id }) => path.endsWith(`/${id}/`)) ?? onePage([]);
  });
  takeUploads({ status: 409, answer: { code: 'possible_duplicate', duplicates } });
  renderScreen(<RequestsScreen />, { at: `/reimbursement?resubmit=${rejected.id}` });
  await press('Next');
  await press('Next');
  await press('Send request');
  await userEvent.click(await screen.findByRole('link', { name: 'View request 5' }));
  await press('Close');
  await openTab(en['tab.new']);
  expect(await screen.findByText(/You are filing request 12 again/)).toBeTruthy();
});

const health = { id: 3, name: 'Health/Zdravlje', icon: 'health', num_of_benefits: 0, children: [] };

it.each([
  ['is there', 3, 'Health', ''],
  ['is not there', 99_999, en.categoryPlaceholder, en['problem.required']],
])('begins with the category of the address where it %s', async (_, category, shown, problem) => {
  serve(({ path }) => (path.includes('category') ? [health] : onePage([])));
  renderScreen(<RequestsScreen />, { at: `/reimbursement?category=${category}` });
  await press('Next');
  const field = await screen.findByRole('combobox', { name: en.category });
  await waitFor(() => expect(field.textContent).toBe(shown));
  await press('Next');
  const describing = document.getElementById(String(field.getAttribute('aria-describedby')));
  expect(describing?.textContent ?? '').toBe(problem);
});

it('leaves the focus where whoever went on while it was sent has put it, and closes nothing that they opened', async () => {
  const elsewhere = document.body.appendChild(document.createElement('input'));
  let arrive = () => {};
  const until = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  fileAgain(rejected);
  takeUploads({ status: 201, answer: { ...filed, id: 13, resubmits: rejected.id }, until });
  await press('Next');
  await press('Next');
  await press('Send request');
  act(() => elsewhere.focus());
  arrive();
  await screen.findByRole('heading', { name: 'The request is filed' });
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

it('begins at its heading once it was filed', async () => {
  fileAgain(rejected);
  await press('Next');
  await press('Next');
  await press('Send request');
  const heading = await screen.findByRole('heading', { name: 'The request is filed' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('is an empty form again once it was filed', async () => {
  fileAgain(rejected);
  await press('Next');
  await press('Next');
  await press('Send request');
  await screen.findByRole('heading', { name: 'The request is filed' });
  await openTab(en['tab.mine']);
  await openTab(en['tab.new']);
  expect(await screen.findByRole('heading', { name: en['kind.title'] })).toBeTruthy();
});

it('is of a day that the server has, whatever day the device has', async () => {
  const headers = { Date: new Date(Date.now() - 3 * 86_400_000).toUTCString() };
  serve(({ path }) =>
    Response.json(path.endsWith(`/${rejected.id}/`) ? rejected : path.includes('categories') ? [] : onePage([]), {
      headers,
    }),
  );
  renderScreen(<RequestsScreen />, { at: `/reimbursement?resubmit=${rejected.id}` });
  await press('Next');
  await press('Next');
  expect(await screen.findByText(en['problem.future'])).toBeTruthy();
});
