import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlatformApprovalsScreen } from '#src/admin-approvals/approvals-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

/** Proposals on the platform that need a second person, in one list. */
const meta = {
  title: 'Screens/Administration/Approvals of the platform',
  component: PlatformApprovalsScreen,
  decorators: [inFrame, withMe({ admin_roles: ['owner'], id: 900 })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/approvals' },
} satisfies Meta<typeof PlatformApprovalsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(4);
    await expect(canvas.getByText(/100\.000,00/)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: said('Promeni granicu') })).toBeEnabled();
  },
};

export const PhoneInEnglishInTheDark: Story = {
  globals: { viewport: { value: 'phone' }, language: 'EN', theme: 'dark' },
};
