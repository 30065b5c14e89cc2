import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DiffText } from '#design-system/diff-text/diff-text.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Display/DiffText',
  component: DiffText,
  args: {
    before: 'Topla ulja, mirna soba i sat samo za tebe.',
    after: 'Topla ulja, tiha soba i pun sat samo za tebe.',
    outLabel: 'izbačeno:',
    inLabel: 'dodato:',
    words: true,
  },
} satisfies Meta<typeof DiffText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Removed and added words are announced as such. */
export const Words: Story = {
  play: async ({ canvas }) => {
    const [gone] = canvas.getAllByRole('deletion');
    const [come] = canvas.getAllByRole('insertion');
    await expect(gone).toHaveTextContent(said('izbačeno:'));
    await expect(come).toHaveTextContent(said('dodato:'));
  },
};

/** A value that is no text is replaced as a whole. */
export const Value: Story = { args: { words: false, before: '0 %', after: '15 %' } };
export const Added: Story = { args: { before: '' } };
export const Dark: Story = { globals: { theme: 'dark' } };
