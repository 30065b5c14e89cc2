import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotificationListView } from '#src/notifications/notification-list-view.tsx';
import { sampleNotifications } from './sample-notifications.ts';

/** The newest notifications, as the bell shows them. */
const meta = {
  title: 'Screens/Account/Notifications/List',
  component: NotificationListView,
  args: { notifications: sampleNotifications, onOpen: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-small bg-surface-raised">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ args, canvas, userEvent }) => {
    // specification.md 3: one that is only called a notice shows its text instead.
    await expect(canvas.getByText('Od ponedeljka radimo do 20 časova.')).toBeVisible();
    await expect(canvas.getByText('17.11.2026. 16:40')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Karte za Pozorište/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(sampleNotifications[0]);
  },
};

export const Empty: Story = { args: { notifications: [] } };
export const InEnglishInTheDark: Story = { globals: { theme: 'dark', language: 'EN' } };
