import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, ShoppingBag } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Avatar } from '#design-system/avatar/avatar.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { LanguageToggle } from '#src/app/language-toggle.tsx';
import { MastheadView } from '#src/app/masthead-view.tsx';
import { BudgetBarView } from '#src/budget/budget-bar.tsx';
import { budgetFigures } from '#src/budget/budget-figures.ts';
import { sampleMe } from '../testing/sample-me.ts';

/** The head of every page of the shop: who you are, what you have, where you can go. */
const meta = {
  title: 'Screens/Masthead',
  component: MastheadView,
  args: {
    search: '',
    onSearch: fn(),
    budget: <BudgetBarView figures={budgetFigures(sampleMe, 'SR')} />,
    favourites: (
      <IconButton label="Omiljeno, 5" count={5}>
        <Heart aria-hidden size={24} />
      </IconButton>
    ),
    notifications: (
      <IconButton label="Obaveštenja, novih: 3" count={3}>
        <Bell aria-hidden size={24} />
      </IconButton>
    ),
    cart: (
      <IconButton label="Korpa, 4 artikla" count={4}>
        <ShoppingBag aria-hidden size={24} />
      </IconButton>
    ),
    account: <Avatar name="Jelena Đorđević-Stanković" />,
    languageToggle: <LanguageToggle onChoose={fn()} />,
    companyAdminUrl: null,
  },
  parameters: { layout: 'fullscreen', path: '/flexible-benefits' },
} satisfies Meta<typeof MastheadView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Employee: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Fleksibilni benefiti' })).toHaveAttribute('aria-current', 'page');
    await userEvent.type(canvas.getByRole('searchbox'), 'masaža{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('masaža');
    await expect(canvas.queryByRole('link', { name: 'Prelaz na portal kompanije' })).toBeNull();
  },
};

export const CompanyAdmin: Story = {
  args: { companyAdminUrl: '/company-admin/' },
  play: async ({ canvas }) => {
    const portal = canvas.getByRole('link', { name: 'Prelaz na portal kompanije' });
    await expect(portal).toHaveAttribute('href', '/company-admin/');
  },
};

export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };

export const OnAPhone: Story = {
  args: { companyAdminUrl: '/company-admin/' },
  globals: { viewport: { value: 'phone' } },
};
