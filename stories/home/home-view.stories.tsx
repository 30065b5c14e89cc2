import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { budgetFigures } from '#src/budget/budget-figures.ts';
import { HomeView } from '#src/home/home-view.tsx';
import { sampleBenefits } from '../testing/sample-benefits.ts';
import { sampleMe } from '../testing/sample-me.ts';
import { withMe } from '../testing/with-me.tsx';

const flexible = sampleBenefits.filter(({ benefit_type }) => benefit_type === 'flexible');
const lists = {
  popular: flexible,
  recommended: [...flexible.slice(4, 8), ...flexible.slice(1, 3)],
  last: flexible.slice(2),
};
const nothing = { popular: [], recommended: [], last: [] };

const meta = {
  title: 'Screens/Home',
  component: HomeView,
  args: {
    figures: budgetFigures(sampleMe, 'SR'),
    notifications: sampleMe.notifications,
    state: 'ready',
    lists,
    failure: null,
    retrying: false,
    counts: { team: 11, skills: 46 },
    onRetry: fn(),
    onMorePopular: fn(),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [withMe()],
} satisfies Meta<typeof HomeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const banner = within(canvas.getByRole('region', { name: 'Novo' }));
    await userEvent.click(banner.getByRole('button', { name: 'Sledeći slajd' }));
    await expect(banner.getByRole('heading', { name: 'Postavi sto za nešto lepo.' })).toBeVisible();
    await userEvent.click(banner.getByRole('button', { name: 'Zaustavi slajdove' }));
    await expect(banner.getByRole('button', { name: 'Pokreni slajdove' })).toBeVisible();
    await userEvent.click(banner.getByRole('button', { name: 'Prethodni slajd' }));
  },
};

export const OneNotification: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /uplaćeno 20\.000/ }));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
    await expect(await dialog.findByText(/četvrti kvartal/, {}, { timeout: 15_000 })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: 'loading', lists: nothing, counts: { team: null, skills: null } } };

export const Failed: Story = {
  args: { state: 'failed', lists: nothing, failure: 'Server predugo ne odgovara. Pokušaj ponovo.' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Offline: Story = { args: { state: 'offline', lists: nothing } };

/** Somebody new: nothing was notified, no budgets by category. */
export const Newcomer: Story = {
  args: { notifications: [], figures: budgetFigures({ ...sampleMe, category_budgets: [] }, 'SR') },
};

export const English: Story = {
  args: { figures: budgetFigures(sampleMe, 'EN') },
  globals: { language: 'EN' },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
