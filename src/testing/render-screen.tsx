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

/** Internal flag of Testing Library: set inside `waitFor`, where expensive error messages are discarded. */
interface Waiting {
  _disableExpensiveErrorDiagnostics?: boolean;
}

// Roles of a whole page are slow to find in Node, and a busy machine draws slowly; nothing here depends on how fast.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 20_000,
  // Inside `waitFor` an element is missing many times, and only the last error is read, so the others leave out the page's
  // markup.
  getElementError: (message, container) =>
    (getConfig() as Waiting)._disableExpensiveErrorDiagnostics
      ? // Testing Library recognises this name, and reports the line of the test.
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
  // Methods that Radix needs and happy-dom does not have.
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** A call of the app as received by the fake server. */
export interface Call {
  method: string;
  /** Below `/api/`, without the query: `v2/vouchers/`. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: unknown;
}

/** Returns the answer: a Response is passed on, undefined becomes a 404, anything else JSON. */
export type Answer = (call: Call) => unknown;

/** Fakes the server of a test; returns the list of received calls. */
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

/** A paged answer with a single page. */
export const onePage = <Row,>(results: readonly Row[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

interface Person {
  /** The signed-in person; null for nobody. */
  me?: User | null;
  language?: Language;
}

/** Providers of a screen: query client, language and toasts. `wrap` is the component that provides them. */
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
  /** Address of the screen; of several, which are the history, the last. */
  at?: string | string[];
  /** The pattern of the screen's address. */
  path?: string;
  /** Routes of other screens, matched before it. */
  routes?: RouteObject[];
}

/** Renders a screen at an address, inside the app's providers; returns what a test may check besides. */
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
