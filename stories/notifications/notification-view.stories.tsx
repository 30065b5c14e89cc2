import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotificationView } from '#src/notifications/notification-view.tsx';
import { said } from '../testing/sample-words.ts';
import { longNotification, sampleNotifications } from './sample-notifications.ts';

const [theatre, notice] = sampleNotifications;
if (!theatre || !notice) throw new Error('The samples are missing');

/** One notification: image, title, sender, text, date, attachment (specification.md 2). */
const meta = {
  title: 'Screens/Account/Notifications/One notification',
  component: NotificationView,
  args: {
    notification: theatre,
    failure: null,
    deleting: false,
    busy: false,
    onBack: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-medium bg-surface-raised p-5">
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
    const attachment = canvas.getByRole('link', { name: said('Otvori prilog') });
    await expect(attachment).toHaveAttribute('href', '/files/karte.pdf');
    await expect(attachment).toHaveAttribute('target', '_blank');
    await expect(attachment).toHaveAttribute('rel', 'noopener');
    await expect(canvas.getByText('17.11.2026. 16:40')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Obriši') }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: said('Sva obaveštenja') }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};

/** specification.md 3: a title that only says notice is not shown. */
export const Notice: Story = {
  args: { notification: notice },
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Od ponedeljka radimo do 20 časova.')).toBeVisible();
    // The title "notice" is visually hidden; the focus still needs a target.
    await expect(canvas.getByRole('heading', { name: said('Obaveštenje') })).toHaveClass('sr-only');
  },
};

export const LongText: Story = { args: { notification: longNotification } };

/** HTML that was stored before it was sanitised is sanitised when it is shown. */
export const Unclean: Story = {
  args: {
    notification: {
      ...theatre,
      text: '<p onclick="alert(1)">Vidimo se<script>alert(1)</script></p><p style="position:fixed">sutra <a href="javascript:alert(1)">ovde</a></p>',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Vidimo se')).toBeVisible();
    await expect(canvasElement.innerHTML).not.toMatch(/onclick|<script|javascript:|position:fixed/);
  },
};

export const Loading: Story = { args: { notification: null } };

export const Missing: Story = {
  args: { notification: null, failure: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: said('Tog obaveštenja više nema') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: said('Obriši') })).toBeNull();
  },
};

export const Failed: Story = {
  args: { notification: null, failure: 'failed' },
  globals: { language: 'EN' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Deleting: Story = { args: { deleting: true, busy: true } };

/** Another action is under way; the notification can be read meanwhile. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: said('Obriši') });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).not.toHaveAttribute('aria-busy');
    await userEvent.click(canvas.getByRole('button', { name: said('Sva obaveštenja') }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};
