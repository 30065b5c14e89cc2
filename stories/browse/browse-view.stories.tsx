import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { plainFilters } from '#machines/browse/filters.ts';
import { benefitQuery } from '#src/benefits/benefits.queries.ts';
import { BrowseView } from '#src/browse/browse-view.tsx';
import { failed, loading, offline, ready } from '../testing/found.ts';
import { sampleBenefits } from '../testing/sample-benefits.ts';
import { sampleCategories, sampleProviders } from '../testing/sample-categories.ts';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

const flexible = sampleBenefits.filter(({ benefit_type }) => benefit_type === 'flexible');
const list = { found: ready(flexible), total: 285, stale: false, more: 'none' } as const;
const none = { ...list, found: ready([]), total: 0 };

const meta = {
  title: 'Screens/Shop/Benefits',
  component: BrowseView,
  args: {
    kind: 'flexible',
    layout: 'grid',
    filters: plainFilters('flexible'),
    typed: '',
    categories: sampleCategories,
    currency: 'RSD',
    providers: ready(sampleProviders),
    list,
    onSearch: fn(),
    onSearchNow: fn(),
    onType: fn(),
    onCategory: fn(),
    onProviders: fn(),
    onLocation: fn(),
    onFits: fn(),
    onSort: fn(),
    onDirection: fn(),
    onLayout: fn(),
    onReset: fn(),
    onWantProviders: fn(),
    onMore: fn(),
  },
  parameters: { layout: 'fullscreen', path: '/flexible-benefits' },
  decorators: [withMe()],
} satisfies Meta<typeof BrowseView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(said('Fleksibilni benefiti'));
    await expect(canvas.getByText('285 benefita')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: said('eVaučer') }));
    await expect(args.onType).toHaveBeenCalledWith('voucher');
    await userEvent.click(canvas.getByRole('button', { name: said('Lista') }));
    await expect(args.onLayout).toHaveBeenCalledWith('list');
    await userEvent.click(canvas.getByRole('button', { name: said('Opadajuće. Promeni u rastuće') }));
    await expect(args.onDirection).toHaveBeenCalled();
  },
};

export const List: Story = { args: { layout: 'list' } };

export const Filtered: Story = {
  args: {
    filters: {
      ...plainFilters('flexible'),
      category: 3002,
      providers: [2, 3],
      location: 'Novi Sad',
      search: 'pregled',
      type: 'in_store',
    },
    typed: 'pregled',
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Stomatologija');
    // Each filter is shown once, by its own field: no second row repeats them.
    await expect(canvas.getByRole('combobox', { name: /Lokacija/ })).toHaveTextContent('Novi Sad');
    await expect(canvas.getByRole('button', { name: 'Partneri: 2 partnera' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Ukloni filter:/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: said('Ukloni filtere') }));
    await expect(args.onReset).toHaveBeenCalled();
  },
};

export const ProvidersPicker: Story = {
  args: { filters: { ...plainFilters('flexible'), providers: [3] } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Partneri:/ }));
    const box = await screen.findByRole('dialog', { name: said('Partneri') }, { timeout: 15_000 });
    const dialog = within(box);
    const height = box.offsetHeight;
    await userEvent.type(dialog.getByRole('searchbox'), 'cacan');
    // The field does not move: with fewer results the dialog keeps its height.
    await expect(box.offsetHeight).toBe(height);
    await userEvent.click(dialog.getByRole('button', { name: /^Čačanska banja.*12 benefita$/ }));
    await expect(args.onProviders).toHaveBeenCalledWith([3, 1]);
    await userEvent.clear(dialog.getByRole('searchbox'));
    await expect(dialog.getByRole('button', { name: /Lotos centar/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(dialog.getByRole('button', { name: said('Poništi izbor') }));
    await expect(args.onProviders).toHaveBeenCalledWith([]);
  },
};

export const FiltersOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { filters: { ...plainFilters('flexible'), location: 'Beograd' } },
  play: async ({ canvas, userEvent }) => {
    const [button] = canvas.queryAllByRole('button', { name: /^Filteri.*izabrano: 1$/ });
    // Only a phone has it: the runner's window may be wider.
    if (!button) return;
    await userEvent.click(button);
    const sheet = within(await screen.findByRole('dialog', { name: said('Filteri') }, { timeout: 15_000 }));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Prikaži 285 benefita' })).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The chosen type is in view though the row is wider than the phone, and stays so when its text grows. */
export const TypeOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { filters: { ...plainFilters('flexible'), type: 'web' } },
  play: async ({ canvas }) => {
    const inSight = async () => {
      for (const type of canvas.getAllByRole('radio', { name: said('Onlajn') })) {
        await waitFor(() => expect(type.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
      }
    };
    await inSight();
    const root = document.documentElement;
    root.style.fontSize = '125%';
    try {
      await inSight();
    } finally {
      root.style.fontSize = '';
    }
  },
};

const coming = { ...list, found: loading(), total: null };

export const Loading: Story = { args: { list: coming } };

export const LoadingList: Story = { args: { list: coming, layout: 'list' } };

/** The next result is being loaded: the list is dimmed. */
export const Stale: Story = { args: { list: { ...list, stale: true } } };

export const LoadingMore: Story = { args: { list: { ...list, more: 'loading' } } };

export const More: Story = {
  args: { list: { ...list, more: 'failed' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};

/** Only benefits that the budgets can pay for, and a link to all. */
export const FitsMyBudget: Story = {
  args: { filters: { ...plainFilters('flexible'), fits: true }, list: { ...list, total: 41 } },
  play: async ({ canvas, args, userEvent }) => {
    const [toggle] = canvas.queryAllByRole('button', { name: said('Staje u budžet'), pressed: true });
    // On a phone the filter is in the sheet, and shown by its chip.
    await userEvent.click(toggle ?? canvas.getByRole('button', { name: said('Ukloni filter: Staje u budžet') }));
    await expect(args.onFits).toHaveBeenCalledWith(false);
  },
};

export const FitsOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { filters: { ...plainFilters('flexible'), fits: true }, list: { ...list, total: 1 } },
  play: async ({ canvas, args, userEvent }) => {
    const [button] = canvas.queryAllByRole('button', { name: /^Filteri.*izabrano: 1$/ });
    // Only a phone has it: the runner's window may be wider.
    if (!button) return;
    await userEvent.click(button);
    const sheet = within(await screen.findByRole('dialog', { name: said('Filteri') }, { timeout: 15_000 }));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Prikaži 1 benefit' })).toBeVisible());
    await userEvent.click(sheet.getByRole('switch', { name: said('Staje u budžet'), checked: true }));
    await expect(args.onFits).toHaveBeenCalledWith(false);
  },
};

/** Nothing fits the budgets: links to all benefits, to the budgets, and to a request. */
export const NothingFits: Story = {
  args: { filters: { ...plainFilters('flexible'), fits: true }, list: none },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(said('Ništa odavde ne staje u tvoj budžet'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: said('Moji budžeti') })).toHaveAttribute('href', '/budget');
    await expect(canvas.getByRole('link', { name: said('Novi zahtev') })).toHaveAttribute('href', '/reimbursement');
    await userEvent.click(canvas.getByRole('button', { name: said('Prikaži sve cene') }));
    await expect(args.onFits).toHaveBeenCalledWith(false);
  },
};

/** The search may be the reason why nothing is found, so the page does not say that the budget is too small. */
export const NothingFound: Story = {
  args: {
    filters: { ...plainFilters('flexible'), fits: true, search: 'let na Mesec' },
    typed: 'let na Mesec',
    list: none,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('Nema benefita za ovaj izbor'))).toBeVisible();
    await expect(canvas.queryByText(said('Ništa odavde ne staje u tvoj budžet'))).toBeNull();
  },
};

export const Empty: Story = {
  args: {
    list: none,
    filters: { ...plainFilters('flexible'), search: 'let na Mesec' },
    typed: 'let na Mesec',
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(said('Nema benefita za ovaj izbor'))).toBeVisible();
    const [remove] = canvas.getAllByRole('button', { name: said('Ukloni filtere') }).slice(-1);
    if (remove) await userEvent.click(remove);
    await expect(args.onReset).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { list: { ...list, found: failed(), total: null } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.list.found.onRetry).toHaveBeenCalled();
  },
};

export const Offline: Story = { args: { list: { ...list, found: offline(), total: null } } };

export const OfflineWithOldList: Story = { args: { list: { ...list, found: ready(flexible, { old: true }) } } };

export const SpecialOffers: Story = {
  args: {
    kind: 'special',
    filters: plainFilters('special'),
    list: { ...list, found: ready(sampleBenefits.slice(9)), total: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: said('eVaučer') })).toBeNull();
  },
};

/** Search and order are at the right edge beside the heading, with room for a word in the search. */
export const ControlsOnALaptop: Story = {
  ...SpecialOffers,
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const layout = canvas.getByRole('button', { name: said('Lista') });
    const head = heading.parentElement as HTMLElement;
    await expect(layout.getBoundingClientRect().right).toBeGreaterThan(head.getBoundingClientRect().right - 8);
    await expect(layout.getBoundingClientRect().top).toBeLessThan(heading.getBoundingClientRect().bottom);
    await expect(canvas.getByRole('searchbox').offsetWidth).toBeGreaterThanOrEqual(190);
  },
};

const core = sampleBenefits.slice(8, 9);

/** The details of a core benefit open over the list. */
const withDetails: Decorator = (Story) => {
  const client = useQueryClient();
  for (const benefit of core) {
    client.setQueryData(benefitQuery(benefit.id).queryKey, {
      ...benefit,
      description: '<p>Važi od prvog dana rada.</p>',
      instructions: '',
      limitations: '',
      promo_material: [],
      how_to_buy: 'web',
      website: null,
      similar: [],
    });
  }
  return <Story />;
};

export const CoreBenefits: Story = {
  decorators: [withDetails],
  args: {
    kind: 'fixed',
    filters: plainFilters('fixed'),
    list: { ...list, found: ready(core), total: 1 },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(?!Dodaj).*osiguranje za celu porodicu$/ }));
    const dialog = await screen.findByRole('dialog', {}, { timeout: 15_000 });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** A growing list: one key skips it and goes back, and nothing moves. */
export const PastTheList: Story = {
  args: { list: { ...list, more: 'ready' } },
  play: async ({ canvas, userEvent }) => {
    const past = canvas.getByRole('button', { name: said('Preskoči listu benefita') });
    const height = () => past.parentElement?.offsetHeight;
    const before = height();
    past.focus();
    await expect(past).toBeVisible();
    await expect(past.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(height()).toBe(before);
    await userEvent.keyboard('{Enter}');
    const back = canvas.getByRole('button', { name: said('Nazad na početak liste') });
    await expect(back).toHaveFocus();
    await expect(canvas.getByRole('button', { name: said('Učitaj još') })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: said('Učitaj još') })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(past).toHaveFocus();
  },
};

export const English: Story = { globals: { language: 'EN' } };

export const Dark: Story = { globals: { theme: 'dark' } };
