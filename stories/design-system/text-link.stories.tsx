import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Actions/TextLink',
  component: TextLink,
  args: { href: '#all', children: 'Vidi sva', icon: <ArrowRight aria-hidden size={16} /> },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standing: Story = {};

export const InASentence: Story = {
  render: () => (
    <p className="max-w-prose">
      Vaučer i uputstva čekaju te u{' '}
      <TextLink href="#transactions" inline>
        transakcijama
      </TextLink>
      , a poslati su i na e-poštu.
    </p>
  ),
};

export const AsButton: Story = {
  render: () => (
    <TextLink asChild>
      <button type="button">{said('Poništi')}</button>
    </TextLink>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: said('Poništi') })).toHaveFocus();
  },
};

export const LongSerbian: Story = {
  args: { children: 'Pogledaj sve benefite za obrazovanje i usavršavanje zaposlenih u Sremskoj Mitrovici' },
};

export const Dark: Story = { ...InASentence, globals: { theme: 'dark' } };

export const Phone: Story = { ...LongSerbian, globals: { viewport: { value: 'phone' } } };
