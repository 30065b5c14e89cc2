import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, getConfig, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, type RouteObject, useRoutes } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import type { User } from '#contract/users/users.contract.ts';
import { LanguageContext } from '#locales/texts.tsx';
import { HistoryRouter } from '../ground/history-router.tsx';
import { ToastsContext, type ToastText } from '../ground/toasts-context.ts';
import { meQuery } from '../session/session.queries.ts';
import { jelena } from './people.ts';

/** Whether one waits, and would not read what is dear to tell. */
interface Waiting {
  _disableExpensiveErrorDiagnostics?: boolean;
}

// Roles of a whole page are slow to find in Node, and a busy machine draws slowly; nothing here depends on how fast.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 20_000,
  // What is waited for is missing again and again, and only the last time does anybody read how the page is written.
  getElementError: (message, container) =>
    (getConfig() as Waiting)._disableExpensiveErrorDiagnostics
      ? // By its name Testing Library knows that it may tell the line of the test.
        Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', vi.fn());
  // What Radix asks of a pointer and happy-dom does not have.
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A call of the app as its server sees it. */
export interface Call {
  method: string;
  /** Below `/api/`, without the query: `v2/vouchers/`. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: unknown;
}

/** What the server answers: a Response as it is, anything else as JSON, undefined as 404. */
export type Answer = (call: Call) => unknown;

/** Stands for the server of a test; tells which calls came. */
export function serve(answer: Answer): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://izbor.test');
    const call: Call = {
      method,
      path: pathname.replace('/api/', ''),
      query: searchParams,
      headers: headers as Record<string, string>,
      body: body && JSON.parse(String(body)),
    };
    calls.push(call);
    const answered = await answer(call);
    if (answered instanceof Response) return answered;
    return answered === undefined ? new Response(null, { status: 404 }) : Response.json(answered);
  });
  return calls;
}

/** An answer in pages, of which this is the only one. */
export const onePage = <Row,>(results: readonly Row[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

interface Person {
  /** Who is signed in; nobody is when it is null. */
  me?: User | null;
  language?: Language;
}

/** What stands around a screen in the app: its data, its language, its messages. `wrap` puts them around it. */
export function around({ me = jelena, language = 'EN' }: Person = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  if (me) client.setQueryData(meQuery.queryKey, me);
  const said: ToastText[] = [];
  const wrap = ({ children }: { children: ReactNode }) => (
    <LanguageContext value={language}>
      <QueryClientProvider client={client}>
        <ToastsContext value={{ show: (toast) => said.push(toast) }}>{children}</ToastsContext>
      </QueryClientProvider>
    </LanguageContext>
  );
  return { client, said, wrap };
}

interface Place extends Person {
  /** Where one is; the last of several, which are the history. */
  at?: string | string[];
  /** The pattern of the screen's address. */
  path?: string;
  /** Other screens that it leads to, before it. */
  routes?: RouteObject[];
}

/** Draws a screen as the app does, at an address, and answers what a test looks at beside it. */
export function renderScreen(screen: ReactNode, { at = '/', path = '*', routes = [], ...person }: Place = {}) {
  const { wrap, ...seen } = around(person);
  const history = createMemoryHistory({ initialEntries: [at].flat(), v5Compat: true });
  const { unmount } = render(
    <HistoryRouter history={history}>
      <Routed routes={[...routes, { path, element: screen }]} />
    </HistoryRouter>,
    { wrapper: wrap },
  );
  return { ...seen, unmount, history, where: () => history.location.pathname + history.location.search };
}

const Routed = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);
