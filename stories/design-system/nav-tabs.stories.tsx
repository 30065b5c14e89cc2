import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavTabs } from '#design-system/nav-tabs/nav-tabs.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Navigation/NavTabs',
  component: NavTabs,
  args: {
    label: 'Vrste benefita',
    className: 'h-12.5 border-b border-line',
    children: [
      <a key="flexible" href="/flexible-benefits" aria-current="page">
        Fleksibilni benefiti
      </a>,
      <a key="fixed" href="/fixed-benefits">
        Osnovni benefiti
      </a>,
      <a key="special" href="/special-offers">
        Posebne ponude
      </a>,
    ],
  },
} satisfies Meta<typeof NavTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(said('Fleksibilni benefiti'));
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: said('Fleksibilni benefiti') })).toHaveFocus();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongSerbian: Story = {
  args: {
    children: [
      'Neiskorišćeni vaučeri',
      'Zahtevi za refundaciju',
      'Sporazumni raskidi pretplata',
      'Obaveštenja kompanije',
    ].map((name, at) => (
      <a key={name} href={`#${at}`} {...(at === 1 ? { 'aria-current': 'page' as const } : {})}>
        {name}
      </a>
    )),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
