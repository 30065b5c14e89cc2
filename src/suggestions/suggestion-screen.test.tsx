// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '#locales/suggestions/en.ts';
import { jelena } from '../benefit/buyer-of-test.ts';
import { ToastsContext } from '../ground/toasts-context.ts';
import { meQuery } from '../session/session.queries.ts';
import { SuggestionScreen } from './suggestion-screen.tsx';

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
      { message: 'Not valid', code: 'request.invalid', fields: { name: 'Not so' } },
      { status: 400 },
    );
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(meQuery.queryKey, jelena);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ToastsContext value={{ show: () => {} }}>
          <SuggestionScreen />
        </ToastsContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const field = (label: string) => screen.getByRole('textbox', { name: label });
const isWrong = (label: string) => field(label).getAttribute('aria-invalid') === 'true';
const send = () => userEvent.click(screen.getByRole('button', { name: en.submit }));

it('forgets what is wrong with a field as soon as it is right', async () => {
  open();
  await send();
  expect([en.name, en.provider, en.why].map(isWrong)).toEqual([true, true, true]);
  await userEvent.type(field(en.name), 'Swimming');
  await userEvent.type(field(en.provider), ' ');
  expect([en.name, en.provider, en.why].map(isWrong)).toEqual([false, true, true]);
});
