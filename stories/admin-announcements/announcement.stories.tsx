import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import * as samples from '#machines/announcements/announcement.paths.ts';
import { refusalOf } from '#machines/refusal.ts';
import { fails } from '#machines/testing/transitions.ts';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { AnnouncementAfter } from './in-announcement.tsx';

const { DRAFT, PROPOSED, TO_DECIDE, QUEUED, SCHEDULED, SENDING, STOPPING, STOPPED, SENT, WITHDRAWING, WITHDRAWN } =
  samples;

/** An announcement: its form while it is being written, afterwards its progress and result. */
const meta = {
  title: 'Screens/Administration/Announcement',
  component: AnnouncementAfter,
  decorators: [inFrame, withMe({ admin_roles: ['content'] })],
  args: { announcement: DRAFT, happened: [], onEvent: fn() },
  parameters: { layout: 'fullscreen', path: '/admin-panel/announcements/4' },
} satisfies Meta<typeof AnnouncementAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = { type: 'sending.begin', count: 20_134, at: null, night: false } as const;
const stopping = { type: 'announcement.stop' } as const;
const silent = fails('act', refusalOf({ kind: 'network', code: 'network' }));
const dialog = async () => within(await screen.findByRole('alertdialog'));

/** Both languages, the server's preview, the audience with its number of people, and the time of sending. */
export const Writing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(20\.134|20,134)$/)).toBeInTheDocument();
    await expect(canvas.getByText(/Đorđe Š\./)).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: said('Pošalji…') })).toBeEnabled();
  },
};
/** A picture with its alternative text, and an attachment; the preview opens as in the shop. */
export const WithFiles: Story = {
  args: {
    announcement: Object.assign({}, DRAFT, {
      picture: { address: '/pictures/culture-theatre-0.svg', name: 'sat-na-zidu.jpeg', bytes: 184_320 },
      attachment: { address: '/files/announcements/raspored.pdf', name: 'raspored-zima.pdf', bytes: 86_016 },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: said('Otvoreno') }));
    await expect(await canvas.findByRole('link', { name: said('Prilog') })).toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: said('Ukloni') })).toHaveLength(2);
  },
};
/** A condition is added to the audience, and removed again. */
export const WithConditions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said('Uslov') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: said('Nepotrošen novac') }));
    await userEvent.type(await canvas.findByRole('textbox', { name: said('Više od (RSD)') }), ',5');
    await expect(canvas.getByRole('button', { name: said('Ukloni: Nepotrošen novac') })).toBeInTheDocument();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };

export const ConfirmingPlain: Story = {
  args: { happened: [{ type: 'sending.begin', count: 120, at: '2026-11-24T21:00:00.000Z', night: true }] },
  play: async ({ args, userEvent }) => {
    const asked = await dialog();
    await userEvent.click(asked.getByRole('checkbox'));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'night.mean', meant: true });
  },
};
/** The number of people is typed to confirm; above the limit a second person approves. */
export const ConfirmingTyping: Story = {
  args: { happened: [many] },
  play: async ({ args, userEvent }) => {
    const asked = await dialog();
    await expect(asked.getByRole('button', { name: said('Pošalji na odobrenje') })).toBeInTheDocument();
    await userEvent.type(asked.getByRole('textbox'), '2');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'count.type', typed: '2' });
  },
};

export const Proposed: Story = { args: { announcement: PROPOSED } };
export const Deciding: Story = {
  args: { announcement: TO_DECIDE },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Odobri') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'proposal.approve' });
  },
};
export const Rejecting: Story = {
  args: { announcement: TO_DECIDE, happened: [{ type: 'refusal.begin' }, { type: 'refusal.submit' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: said('Razlog') })).toBeInvalid();
  },
};

export const Queued: Story = {
  args: { announcement: QUEUED },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Opozovi') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'announcement.cancel' });
  },
};
export const Scheduled: Story = { args: { announcement: SCHEDULED } };
export const Sending: Story = {
  args: { announcement: SENDING },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '500');
  },
};
export const Stopping: Story = { args: { announcement: STOPPING } };
export const Stopped: Story = { args: { announcement: STOPPED }, globals: { viewport: { value: 'phone' } } };
export const Sent: Story = { args: { announcement: SENT } };
export const SentInTheDark: Story = { args: { announcement: SENT }, globals: { language: 'EN', theme: 'dark' } };
export const ConfirmingWithdrawal: Story = {
  args: { announcement: SENT, happened: [{ type: 'withdrawal.begin' }] },
  play: async ({ args, userEvent }) => {
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: said('Povuci') }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'withdrawal.confirm' });
  },
};
export const Withdrawing: Story = { args: { announcement: WITHDRAWING } };
export const Withdrawn: Story = { args: { announcement: WITHDRAWN } };

export const Acting: Story = { args: { announcement: SENDING, happened: [stopping] } };
/** No call is repeated before the outcome is known. */
export const Unsure: Story = {
  args: { announcement: SENDING, happened: [stopping, silent] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: said('Pogledaj šta je sada') })).toBeEnabled();
  },
};
export const Checking: Story = {
  args: { announcement: SENDING, happened: [stopping, silent, { type: 'outcome.ask' }] },
};
