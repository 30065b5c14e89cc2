// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { en as admin } from '#locales/admin/en.ts';
import { en as texts } from '#locales/admin-benefits/en.ts';
import { en as records } from '#locales/records/en.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { benefitsServer } from '../testing/benefits-server.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { BenefitPage } from './benefit-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const picture = (id: number, alt_en = '') => ({ id, image: `/files/${id}.png`, alt_sr: '', alt_en });
const pictures = [picture(1, 'Stones'), picture(2, 'A room'), picture(3)];
const file = (id: number, title_sr: string) => ({ id, file: `/files/${id}.pdf`, title_sr, title_en: '', size: 300 });
const promo_material = [file(1, 'Letak'), file(2, 'Cenovnik')];

async function open() {
  const calls = serve(benefitsServer({ pictures, promo_material }));
  const me = { ...jelena, admin_roles: ['content' as const] };
  const page = (
    <SiteContext value={sampleSite}>
      <BenefitPage />
    </SiteContext>
  );
  const { history, said } = renderScreen(page, {
    at: '/admin-panel/benefits/12',
    path: '/admin-panel/benefits/:id',
    routes: [{ path: '/admin-panel', element: <p>Today</p> }],
    me,
  });
  const list = within(await screen.findByRole('list', { name: texts['benefit.pictures'] }));
  const tiles = () => list.getAllByRole('button', { name: /^Picture \d of \d, / });
  const shown = () => tiles().map((tile) => tile.getAttribute('aria-label')?.replace(/^.*?, /, ''));
  const saved = async () => {
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText(records.saved);
    return calls.find(({ method }) => method === 'PATCH')?.body;
  };
  return { tiles, shown, saved, history, said };
}

const focusedName = () => document.activeElement?.getAttribute('aria-label');
const choose = async (button: RegExp, item: string) => {
  await userEvent.click(screen.getByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

it('puts pictures in order by keys and by the menu; what was moved keeps the focus, and its place is said', async () => {
  const { tiles, shown, saved } = await open();
  tiles()[2]?.focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
  expect(shown()).toEqual([texts['benefit.picture.noAlt'], 'Stones', 'A room']);
  await waitFor(() => expect(focusedName()).toMatch(/^Picture 1 of 3/));
  expect(screen.getByText('This picture is now the main one, first of 3.')).toBeTruthy();
  await choose(/^Picture 2 of 3: /, admin['order.toEnd']);
  expect(shown()).toEqual([texts['benefit.picture.noAlt'], 'A room', 'Stones']);
  await waitFor(() => expect(focusedName()).toMatch(/^Picture 3 of 3: /));
  const inWords = (id: number, alt_en = '') => ({ id, alt_sr: '', alt_en });
  expect(await saved()).toEqual({ pictures: [inWords(3), inWords(2, 'A room'), inWords(1, 'Stones')] });
});

it('says what is to be seen on one, and leads back to it', async () => {
  const { tiles, saved } = await open();
  await userEvent.click(tiles()[2] as HTMLElement);
  await waitFor(() => expect(document.activeElement?.id).toMatch(/pictures\.2\.alt_sr$/));
  await userEvent.keyboard('Lotos u zdeli{Escape}');
  expect(focusedName()).toBe('Picture 3 of 3, Lotos u zdeli');
  expect(screen.queryByRole('region', { name: 'Picture 3 of 3' })).toBeNull();
  expect(await saved()).toMatchObject({ pictures: [{ id: 1 }, { id: 2 }, { id: 3, alt_sr: 'Lotos u zdeli' }] });
});

it('shows words that are too long where they are, and saves nothing', async () => {
  const { tiles } = await open();
  await userEvent.click(tiles()[1] as HTMLElement);
  await userEvent.click(document.activeElement as HTMLElement);
  await userEvent.paste('x'.repeat(201));
  await userEvent.keyboard('{Escape}{Control>}s{/Control}');
  await waitFor(() => expect(document.activeElement?.id).toMatch(/pictures\.1\.alt_sr$/));
  expect(screen.getAllByText(/200/).length).toBeGreaterThan(0);
});

it('takes pictures out, and puts the last one back where it stood', async () => {
  const { shown, saved } = await open();
  await choose(/^Picture 2 of 3: /, texts['benefit.picture.remove']);
  await choose(/^Picture 1 of 2: /, texts['benefit.picture.remove']);
  expect(shown()).toEqual([texts['benefit.picture.noAlt']]);
  await userEvent.click(screen.getByRole('button', { name: records.restoreLast }));
  expect(shown()).toEqual(['Stones', texts['benefit.picture.noAlt']]);
  await userEvent.click(screen.getByRole('button', { name: records.restore }));
  expect(shown()).toEqual(['Stones', 'A room', texts['benefit.picture.noAlt']]);
  await choose(/^Picture 3 of 3: /, texts['benefit.picture.remove']);
  const onceSaved = () => screen.queryByText(new RegExp(records['removed.onceSaved']));
  expect(onceSaved()).toBeTruthy();
  expect(await saved()).toMatchObject({ pictures: [{ id: 1 }, { id: 2 }] });
  // The removal is saved, and can still be restored.
  expect(onceSaved()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: records.restore }));
  expect(shown()).toEqual(['Stones', 'A room', texts['benefit.picture.noAlt']]);
});

it('names the files about it, puts them in order and takes them out', async () => {
  const { saved } = await open();
  const actions = () => screen.getByRole('button', { name: /^Material 2 of 2: / });
  actions().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.getByText('This material is now 1 of 2.')).toBeTruthy();
  const [title] = screen.getAllByRole('textbox', { name: /^Name of the material, English/ });
  await userEvent.type(title as HTMLElement, 'Prices');
  await choose(/^Material 2 of 2: /, texts['benefit.file.remove']);
  expect(await saved()).toEqual({ promo_material: [{ id: 2, title_sr: 'Cenovnik', title_en: 'Prices' }] });
});

it('says to whoever leaves what was still on its way, and so was not sent', async () => {
  // An upload that never gets an answer.
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      open() {}
      setRequestHeader() {}
      send() {}
      abort() {}
    },
  );
  const { history, said } = await open();
  const pdfs = ['Letak.pdf', 'Cenovnik.pdf'].map((name) => new File(['%PDF-1.7'], name));
  await userEvent.upload(screen.getByLabelText(texts['benefit.file.add']), pdfs);
  await screen.findByRole('progressbar', { name: 'Sending Letak.pdf' });
  act(() => history.push('/admin-panel'));
  await screen.findByText('Today');
  expect(said).toMatchObject([{ tone: 'error', text: 'You left before this was sent: Letak.pdf, Cenovnik.pdf' }]);
});
