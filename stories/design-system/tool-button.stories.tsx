import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { said } from '../testing/sample-words.ts';

/** When: an action on a page of administration. When not: anywhere in the shop (Button). */
const meta = {
  title: 'Design system/Actions/ToolButton',
  component: ToolButton,
  args: { children: 'Izvezi', icon: <Download aria-hidden size={16} />, onClick: fn() },
} satisfies Meta<typeof ToolButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Izvezi') }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Primary: Story = { args: { tone: 'primary', shortcut: 'n', children: 'Novi kupon' } };

export const DarkOnAPhone: Story = { ...Primary, globals: { theme: 'dark', viewport: { value: 'phone' } } };
