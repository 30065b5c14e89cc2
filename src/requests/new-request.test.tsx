// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { RequestDetail } from '#contract/requests/requests.contract.ts';
import { en } from '#locales/requests/en.ts';
import { filed } from '#machines/requests/request.paths.ts';
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

/** The beginning of a request that files another one again, over a server that has that one. */
function fileAgain(before: RequestDetail) {
  const server = { before };
  const calls = serve(({ path }) => {
    if (path === `v2/requests/${before.id}/`) return server.before;
    return path.includes('categories') ? [] : onePage([]);
  });
  class Upload {
    upload = {};
    status = 201;
    response = new TextEncoder().encode(JSON.stringify({ ...filed, id: 13, resubmits: before.id }));
    onload = () => {};
    onloadend = () => {};
    open = () => {};
    setRequestHeader = () => {};
    getAllResponseHeaders = () => 'content-type: application/json';
    send = () => {
      server.before = { ...before, resubmitted_by: 13 };
      this.onload();
      this.onloadend();
    };
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  const readings = () => calls.filter(({ path }) => path === `v2/requests/${before.id}/`).length;
  return { readings, ...renderScreen(<RequestsScreen />, { at: `/reimbursement?resubmit=${before.id}` }) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

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

it('is a new request, at an address of its own, after one that was filed again', async () => {
  const today = businessDay(new Date());
  const before: RequestDetail = {
    ...filed,
    status: 'rejected',
    purchase_date: today,
    first_filed_at: `${today}T10:00:00Z`,
  };
  const { where, readings } = fileAgain(before);
  await press('Next');
  await press('Next');
  await press('Send request');
  await screen.findByRole('heading', { name: 'The request is filed' });
  // The one before says by now that it was filed again.
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
