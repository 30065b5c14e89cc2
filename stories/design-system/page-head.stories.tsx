import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { said } from '../testing/sample-words.ts';

/**
 * When: the top of each page of administration. One primary action, the others beside it. When not: the page of one record, whose head
 * shows its state.
 */
const meta = {
  title: 'Design system/Navigation/PageHead',
  component: PageHead,
  args: {
    title: 'Kuponi',
    count: { shown: '412', label: '412 kupona' },
    actions: (
      <>
        <ToolButton icon={<Download aria-hidden size={16} />}>Izvezi</ToolButton>
        <ToolButton tone="primary" shortcut="n" icon={<Plus aria-hidden size={16} />}>
          Novi kupon
        </ToolButton>
      </>
    ),
  },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(said('412 kupona'));
    await expect(canvas.getByRole('button', { name: said('Novi kupon') })).toHaveAttribute('aria-keyshortcuts', 'n');
  },
};

export const WithAStandfirst: Story = { args: { standfirst: 'Dva kupona ističu ove nedelje.' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: expectRoom };

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } }, play: expectRoom };
