// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '#locales/contact/en.ts';
import { jelena } from '../benefit/buyer-of-test.ts';
import { ToastsContext } from '../ground/toasts-context.ts';
import { meQuery } from '../session/session.queries.ts';
import { ContactScreen } from './contact-screen.tsx';

// A busy machine draws slowly; nothing here depends on how fast.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('v2/category/')) return Response.json([]);
    if (url.includes('?')) return Response.json({ count: 0, next: null, previous: null, results: [] });
    return Response.json(
      { message: 'Not valid', code: 'request.invalid', fields: { subject: 'Not so' } },
      { status: 400 },
    );
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(meQuery.queryKey, jelena);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ToastsContext value={{ show: () => {} }}>
          <ContactScreen />
        </ToastsContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const field = (label: string) => screen.getByRole('textbox', { name: label });
const isWrong = (label: string) => field(label).getAttribute('aria-invalid') === 'true';
const send = () => userEvent.click(screen.getByRole('button', { name: en.submit }));

it('forgets what is wrong with a field as soon as it is right, and says nothing else instead', async () => {
  open();
  await send();
  expect([isWrong(en.subject), isWrong(en.message)]).toEqual([true, true]);
  await userEvent.type(field(en.subject), 'Card');
  expect([isWrong(en.subject), isWrong(en.message)]).toEqual([false, true]);
  await userEvent.type(field(en.message), 'It is not read.');
  expect(isWrong(en.message)).toBe(false);

  await send();
  await waitFor(() => expect(isWrong(en.subject)).toBe(true));
  await userEvent.type(field(en.subject), 's');
  expect(isWrong(en.subject)).toBe(false);
  expect(screen.queryByText('Not valid')).toBeNull();
});
