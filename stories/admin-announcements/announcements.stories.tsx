import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnnouncementsScreen } from '#src/admin-announcements/announcements-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { withMe } from '../testing/with-me.tsx';
import { sampleAnnouncements } from './sample-announcements.ts';

/** Announcements of the platform: drafts, those being sent, and those that were sent. */
const meta = {
  title: 'Screens/Administration/Announcements',
  component: AnnouncementsScreen,
  decorators: [inFrame, withMe({ admin_roles: ['content'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/announcements' },
} satisfies Meta<typeof AnnouncementsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(sampleAnnouncements.length);
    await expect(canvas.getByRole('link', { name: /^(Novo obaveštenje|New announcement)/ })).toBeInTheDocument();
  },
};
/** Two numbers say nothing alone: how many were told, and of how many. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [told] = await canvas.findAllByText(/^Javljeno: [\d.]+ od [\d.]+ osob[ae]$|people told$/);
    await expect(told).toBeVisible();
  },
};
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
