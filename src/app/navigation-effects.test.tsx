// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useLayoutEffect, useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import { LanguageContext } from '#locales/texts.tsx';
import { usePageTitle } from '../ground/page-title.ts';
import { FoundRoute } from './found-route.tsx';
import { NavigationEffects } from './navigation-effects.tsx';

// A busy machine renders slowly; no test here depends on speed.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

function Page({ name, to }: { name: string; to: string }) {
  const navigate = useNavigate();
  return (
    <article>
      <h1>{name}</h1>
      <Link to={to}>Go</Link>
      <Link to={to} onClick={({ currentTarget }) => currentTarget.closest('main')?.focus()}>
        Found
      </Link>
      <ul data-pages>
        <li>A row</li>
      </ul>
      <nav data-pager>
        <Link to="?page=2">Next</Link>
      </nav>
      <Link to="?page=3">Filter</Link>
      <Link to="/vouchers">Short</Link>
      <Link to="/transactions">Late</Link>
      <Link to="/vouchers#100%">Odd</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </article>
  );
}

let come = () => {};

/** A page whose heading appears when the test says so. */
function LatePage() {
  const [isHere, setHere] = useState(false);
  come = () => setHere(true);
  return isHere ? <h1>The late one</h1> : null;
}

/** A page that is too short to scroll: the browser resets the scroll position on render, before the effects. */
function ShortPage() {
  useLayoutEffect(() => scrolled(0), []);
  return <Page name="The short one" to="/cart" />;
}

function Named({ name }: { name: string | null }) {
  usePageTitle(name);
  return null;
}

// Awaited, because the routes of the shop are loaded during the render.
async function open(language: Language = 'EN') {
  const shown = await act(async () => render(<Shop language={language} />));
  await screen.findByRole('heading');
  return shown;
}

function Shop({ language }: { language: Language }) {
  return (
    <LanguageContext value={language}>
      <MemoryRouter initialEntries={['/cart/']}>
        <Suspense fallback={null}>
          <FoundRoute>
            <NavigationEffects />
          </FoundRoute>
          <input aria-label="Search" />
          <main tabIndex={-1}>
            <Routes>
              <Route path="/cart" element={<Page key="cart" name="The cart" to="/start?from=cart" />} />
              <Route path="/start" element={<Page key="start" name="The start" to="/start?again=yes" />} />
              <Route path="/vouchers" element={<ShortPage />} />
              <Route path="/transactions" element={<LatePage />} />
            </Routes>
          </main>
        </Suspense>
      </MemoryRouter>
    </LanguageContext>
  );
}

const scrollTo = vi.fn();

function scrolled(to: number) {
  vi.stubGlobal('scrollY', to);
  dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each<[Language, string]>([
  ['EN', 'Cart | Izbor'],
  ['SR', 'Korpa | Izbor'],
])('titles the window after its page, in %s', async (language, title) => {
  await open(language);
  await waitFor(() => expect(document.title).toBe(title));
});

it('titles the window after what a page shows, and says so, until another page is gone to', async () => {
  const { rerender } = render(<Named name="Masaža" />);
  await open();
  await waitFor(() => expect(document.title).toBe('Masaža | Izbor'));
  rerender(<Named name={null} />);
  await waitFor(() => expect(document.title).toBe('Cart | Izbor'));
});

it('leaves the focus alone when the first page opens', async () => {
  await open();
  expect(document.activeElement).toBe(document.body);
});

it('moves the focus to the heading of the page that was gone to, announces it, and goes to its top', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await waitFor(() => expect(document.activeElement).toBe(document.body.querySelector('h1')));
  expect(screen.getByRole('heading').textContent).toBe('The start');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Welcome, page opened'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('leaves the focus where whoever went on has put it before the heading came, and announces the page', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Late' }));
  const search = screen.getByRole('textbox', { name: 'Search' });
  await userEvent.click(search);
  act(() => come());
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/page opened$/));
  expect(document.activeElement).toBe(search);
});

it('moves the focus to a late heading where something else was pressed and the focus is nowhere', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Late' }));
  await userEvent.keyboard('{Shift}');
  act(() => come());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The late one'));
});

it('moves the focus to a late heading from what gave it back by itself, as a menu does to its button', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Late' }));
  act(() => screen.getByRole('textbox', { name: 'Search' }).focus());
  act(() => come());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The late one'));
});

it('says nothing anew of the page, half in either language, when another language is chosen', async () => {
  const { rerender } = await open();
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Welcome, page opened'));

  rerender(<Shop language="SR" />);
  await waitFor(() => expect(document.title).toBe('Upoznaj Izbor | Izbor'));
  expect(screen.getByRole('status').textContent).toBe('Welcome, page opened');
});

it('moves the focus to the heading also where what was open over the page left it to the page', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Found' }));
  await waitFor(() => expect(document.activeElement).toBe(document.body.querySelector('h1')));
});

it('stays where it is when only a filter in the address changes', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await waitFor(() => expect(scrollTo).toHaveBeenCalled());
  scrollTo.mockReset();
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  expect(scrollTo).not.toHaveBeenCalled();
});

it('goes to the first row of another page of a table, with the focus', async () => {
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
  expect(shown.mock.contexts).toEqual([screen.getByRole('list')]);
});

it('leaves the focus at a filter that begins at another page', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Filter' }));
  await waitFor(() => expect(scrollTo).toHaveBeenCalled());
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Filter' }));
});

it('begins a page at its top whose address ends in something that names no place', async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Odd' }));
  expect(await screen.findByRole('heading', { name: 'The short one' })).toBeTruthy();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it('goes back to where the page was left', async () => {
  await open();
  scrolled(640);
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
});

it('goes back to the link by which the page was left, with the focus', async () => {
  await open();
  screen.getByRole('link', { name: 'Short' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'The short one' })).toBe(document.activeElement);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Short' })));
});

it('goes back there also when the next page is so short that the browser scrolls to its top', async () => {
  await open();
  scrolled(640);
  await userEvent.click(screen.getByRole('link', { name: 'Short' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
});
