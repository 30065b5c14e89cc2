import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllInvitationsScreen } from '#src/admin-people/all-invitations-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { withMe } from '../testing/with-me.tsx';

/** Invitations of all companies, for the platform. */
const meta = {
  title: 'Screens/Administration/Invitations of all companies',
  component: AllInvitationsScreen,
  decorators: [inFrame, withMe({ admin_roles: ['operations'], id: 900 })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/invitations' },
} satisfies Meta<typeof AllInvitationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(6);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
