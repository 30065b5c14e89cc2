import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MastheadView } from '#src/app/masthead-view.tsx';
import { said } from '../testing/sample-words.ts';
import { sampleMasthead } from './sample-masthead.tsx';

/** The head of every page of the shop: account, balance, navigation. */
const meta = {
  title: 'Screens/Every page/Masthead',
  component: MastheadView,
  args: sampleMasthead,
  parameters: { layout: 'fullscreen', path: '/flexible-benefits', docs: { story: { iframeHeight: 240 } } },
} satisfies Meta<typeof MastheadView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Employee: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: said('Fleksibilni benefiti') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('button', { name: said('Pretraži prodavnicu') }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link', { name: said('Pređi na portal kompanije') })).toBeNull();
  },
};

export const CompanyAdmin: Story = {
  args: { companyAdminUrl: '/company-admin/' },
  play: async ({ canvas }) => {
    const portal = canvas.getByRole('link', { name: said('Pređi na portal kompanije') });
    await expect(portal).toHaveAttribute('href', '/company-admin/');
  },
};

export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };

export const OnAPhone: Story = {
  args: { companyAdminUrl: '/company-admin/' },
  globals: { viewport: { value: 'phone' } },
};

/** The current place stays visible, even if it is the last of the row. */
export const SpecialOffersOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { path: '/special-offers/1' },
  play: async ({ canvas }) => {
    const here = canvas.getByRole('link', { name: said('Posebne ponude') });
    const row = canvas.getByRole('navigation', { name: said('Vrste benefita') });
    await expect(here).toHaveAttribute('aria-current', 'page');
    const beyond = () => here.getBoundingClientRect().right - row.getBoundingClientRect().right;
    await waitFor(() => expect(beyond()).toBeLessThanOrEqual(1));
    // Rotating a phone or narrowing the window changes the width of the row.
    row.scrollLeft = 0;
    row.style.width = '200px';
    await expect(beyond()).toBeGreaterThan(1);
    await waitFor(() => expect(beyond()).toBeLessThanOrEqual(1));
  },
};
