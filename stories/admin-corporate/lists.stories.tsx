import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BalancesScreen } from '#src/admin-corporate/balances-screen.tsx';
import { BoughtScreen } from '#src/admin-corporate/bought-screen.tsx';
import { FiledScreen } from '#src/admin-corporate/filed-screen.tsx';
import { corporate } from '#src/admin-sites/corporate-site.tsx';
import { inFrameOf } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { sampleBalances, sampleBought, sampleFiled } from './sample-figures.ts';

/** The people of a company with their budgets, orders and requests, all read-only. */
const meta = {
  title: 'Screens/Administration/Lists of the figures',
  decorators: [
    inFrameOf(Object.assign({}, corporate, { company: 'Una grupa' })),
    withMe({ corporate_account: true, id: 900 }),
  ],
  parameters: { layout: 'fullscreen', path: '/corporate-panel/people' },
  render: () => <BalancesScreen />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const orders = { parameters: { path: '/corporate-panel/orders' }, render: () => <BoughtScreen /> };
const requests = { parameters: { path: '/corporate-panel/requests' }, render: () => <FiledScreen /> };
const PHONE = { viewport: { value: 'phone' } };

export const People: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ana Kovačević' })).toHaveAttribute(
      'href',
      '/corporate-panel/orders?person=1',
    );
    await expect(canvas.getAllByRole('meter')).toHaveLength(sampleBalances.length);
  },
};
export const PeopleOnPhone: Story = { globals: PHONE };
export const Orders: Story = {
  parameters: orders.parameters,
  render: orders.render,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(sampleBought.length);
    await expect(canvas.getByText(said('privatno'))).toBeInTheDocument();
  },
};
export const OrdersOnPhone: Story = { parameters: orders.parameters, render: orders.render, globals: PHONE };
export const Requests: Story = {
  parameters: requests.parameters,
  render: requests.render,
  globals: { language: 'EN', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(sampleFiled.length);
  },
};
