import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotificationView } from '#src/notifications/notification-view.tsx';
import { sampleNotifications } from './sample-notifications.ts';

const [theatre, notice] = sampleNotifications;
if (!theatre || !notice) throw new Error('The samples are missing');

/** One notification: image, title, sender, text, date, attachment (specification 2). */
const meta = {
  title: 'Screens/Notifications/Single',
  component: NotificationView,
  args: { notification: theatre, onBack: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-small bg-surface-raised">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPictureAndAttachment: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('pola sata')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Otvori prilog' })).toHaveAttribute('href', '/files/karte.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Sva obaveštenja' }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};

export const TextOnly: Story = { args: { notification: notice }, globals: { theme: 'dark' } };
