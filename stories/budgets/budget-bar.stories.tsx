import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { BudgetBarView } from '#src/budgets/budget-bar.tsx';
import { budgetFigures } from '#src/budgets/budget-figures.ts';
import { sampleMe } from '../testing/sample-me.ts';
import { said } from '../testing/sample-words.ts';

/** The budget in the header. Its details open on hover, focus and press, Tab moves to their link, and Escape closes them. */
const meta = {
  title: 'Screens/Money/Budget bar',
  component: BudgetBarView,
  args: { figures: budgetFigures({ ...sampleMe, held: 1200, available: 47050 }, 'SR') },
} satisfies Meta<typeof BudgetBarView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const details = await screen.findByRole('dialog', { name: said('Budžet') });
    await expect(await within(details).findByText(said('Potrošeno'))).toBeInTheDocument();
    await expect(details).toHaveTextContent(said('Rezervisano za otvorene zahteve'));
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await expect(within(details).getByRole('link', { name: said('Zašto je stanje baš ovoliko?') })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const NothingGiven: Story = {
  args: {
    figures: budgetFigures(
      { ...sampleMe, base_balance: 0, spent: 0, balance: 0, available: 0, category_budgets: [] },
      'SR',
    ),
  },
};

export const InEuros: Story = {
  args: { figures: budgetFigures({ ...sampleMe, currency: 'EUR' }, 'EN') },
  globals: { language: 'EN', theme: 'dark' },
};
