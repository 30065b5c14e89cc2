import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { budgetFigures } from '#src/budgets/budget-figures.ts';
import { HomeView } from '#src/home/home-view.tsx';
import type { ForYouItem } from '#src/nudges/for-you-items.ts';
import { ForYouView } from '#src/nudges/for-you-view.tsx';
import { failed, loading, offline } from '../testing/found.ts';
import { sampleMe } from '../testing/sample-me.ts';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { sampleHome } from './sample-home.ts';

const nothing = { popular: [], recommended: [], last: [] };

const meta = {
  title: 'Screens/Shop/Home',
  component: HomeView,
  args: sampleHome,
  parameters: { layout: 'fullscreen' },
  // Signed in as the person of the story, or as the sample person.
  decorators: [(Story, context) => withMe(context.parameters.me)(Story, context)],
} satisfies Meta<typeof HomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const banner = within(canvas.getByRole('region', { name: said('Novo') }));
    await userEvent.click(banner.getByRole('button', { name: said('Sledeći slajd') }));
    await expect(banner.getByRole('heading', { name: said('Postavi sto za nešto lepo.') })).toBeVisible();
    await userEvent.click(banner.getByRole('button', { name: said('Zaustavi slajdove') }));
    await expect(banner.getByRole('button', { name: said('Pokreni slajdove') })).toBeVisible();
    await userEvent.click(banner.getByRole('button', { name: said('Prethodni slajd') }));
  },
};

export const Loading: Story = {
  args: { home: loading(), shown: false, lists: nothing, counts: { team: null, skills: null } },
};

export const Failed: Story = {
  args: { home: failed(), shown: false, lists: nothing },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.home.onRetry).toHaveBeenCalled();
  },
};

export const Offline: Story = { args: { home: offline(), shown: false, lists: nothing } };

/** A new person: no notifications, no category budgets. */
export const Newcomer: Story = {
  args: { notifications: [], figures: budgetFigures({ ...sampleMe, category_budgets: [] }, 'SR') },
};

const nobody = { ...sampleMe, base_balance: 0, balance: 0, spent: 0, available: 0, category_budgets: [] };
const poor = { ...nobody, base_balance: 12_350, balance: 350, spent: 12_000, available: 350 };
const meanwhile: ForYouItem[] = [{ kind: 'free' }, { kind: 'core' }];

/** No budget yet: whom to ask, and what can be had meanwhile. Prices do not say that money is missing. */
export const NothingYet: Story = {
  args: {
    notifications: [],
    figures: budgetFigures(nobody, 'SR'),
    forYou: (
      <ForYouView
        things={[{ kind: 'nothing', ask: { name: 'Vesna Milenković', email: 'vesna@izbor.demo' } }, ...meanwhile]}
        currency="RSD"
      />
    ),
  },
  parameters: { me: nobody },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(said('Dodeljuje ga kompanija. Kada će to biti, zna Vesna Milenković.')),
    ).toBeVisible();
  },
};

export const NothingYetOnAPhone: Story = { ...NothingYet, globals: { viewport: { value: 'phone' } } };

/** Almost nothing is left: recommendations are only benefits that the budgets can pay for, and each price says what is missing. */
export const AlmostNothing: Story = {
  args: {
    figures: budgetFigures(poor, 'SR'),
    lists: { ...sampleHome.lists, recommended: [] },
    forYou: <ForYouView things={[{ kind: 'little', left: 350 }, ...meanwhile]} currency="RSD" />,
  },
  parameters: { me: poor },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: said('Preporučeno za tebe') })).toBeNull();
    await expect((await canvas.findAllByText(/^manjka/)).length).toBeGreaterThan(3);
  },
};

export const AlmostNothingInTheDark: Story = {
  ...AlmostNothing,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};

/** Positions of the recommended benefits, counted in columns and rows of equal cards; the large one is left out. */
function placesOf(canvas: ReturnType<typeof within>) {
  const section = within(canvas.getByRole('region', { name: said('Preporučeno za tebe') }));
  const boxes = section.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
  const narrowest = Math.min(...boxes.map(({ width }) => Math.round(width)));
  const regular = boxes.filter(({ width }) => Math.round(width) === narrowest);
  const count = (side: 'left' | 'top') => new Set(regular.map((box) => Math.round(box[side]))).size;
  return { regular: regular.length, columns: count('left'), rows: count('top') };
}

/** Five recommended benefits as in the design: a large one, and two rows of two beside it. */
export const FiveRecommended: Story = {
  args: { lists: { ...sampleHome.lists, recommended: sampleHome.lists.recommended.slice(0, 5) } },
  globals: { viewport: { value: 'screen' } },
  play: async ({ canvas }) => expect(placesOf(canvas)).toEqual({ regular: 4, columns: 2, rows: 2 }),
};

/** Few recommendations: there is no large card, because nothing would be beside it. */
export const FewRecommended: Story = {
  args: { lists: { ...sampleHome.lists, recommended: sampleHome.lists.recommended.slice(0, 3) } },
  play: async ({ canvas }) => expect(placesOf(canvas)).toEqual({ regular: 3, columns: 3, rows: 1 }),
};

/** The app is in both stores: home links there instead of explaining how to install it from a browser. */
export const InStores: Story = {
  args: {
    stores: {
      app_store: 'https://apps.apple.com/rs/app/izbor/id1234567890',
      google_play: 'https://play.google.com/store/apps/details?id=rs.izbor',
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Google Play ?, otvara se u novoj kartici$/ });
    await expect(link).toHaveAttribute('href', 'https://play.google.com/store/apps/details?id=rs.izbor');
    await expect(canvas.getByRole('link', { name: /^App Store/ })).toBeVisible();
    await expect(canvas.queryByText(/Instaliraj aplikaciju/)).toBeNull();
  },
};

/** The end of the page was reached: more popular benefits follow, finally by a button. */
export const MoreAtTheEnd: Story = {
  args: { further: { benefits: sampleHome.lists.popular.slice(0, 4), more: 'ready', onMore: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    const more = within(canvas.getByRole('region', { name: said('Još omiljenih među kolegama') }));
    await expect(more.getAllByRole('article')).toHaveLength(4);
    await userEvent.click(more.getByRole('button', { name: said('Učitaj još') }));
    await expect(args.further.onMore).toHaveBeenCalled();
  },
};

/** On a wide screen the row shows as many whole cards as fit, without a part of the next one. */
export const OnALargeScreen: Story = { globals: { viewport: { value: 'screen' } } };

export const English: Story = {
  args: { figures: budgetFigures(sampleMe, 'EN') },
  globals: { language: 'EN' },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
