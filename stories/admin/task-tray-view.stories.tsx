import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Task } from '#contract/tasks/tasks.contract.ts';
import { TaskTrayView } from '#src/admin/task-tray-view.tsx';

const gift: Task = {
  id: 1,
  kind: 'gift',
  status: 'running',
  done: 12_400,
  total: 20_000,
  failed: 0,
  created_at: '2026-11-23T07:58:00.000Z',
  started_at: '2026-11-23T07:58:00.000Z',
  ended_at: null,
  eta: '2026-11-23T08:00:25.000Z',
  can_cancel: true,
  bulk: null,
  file_until: null,
  result: null,
  error: null,
};

const ended = { ended_at: '2026-11-23T08:12:00.000Z', eta: null, can_cancel: false } as const;

/** What one has started on a site of administration. It goes on without the page. */
const meta = {
  title: 'Screens/Administration/My tasks',
  component: TaskTrayView,
  args: {
    tasks: [gift, { ...gift, id: 2, status: 'waiting', done: 0, total: 1204, eta: null }],
    readAt: new Date('2026-11-23T08:00:00.000Z'),
    old: false,
    stopping: [],
    onStop: fn(),
    fetching: [],
    onFetch: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-101 rounded-20 bg-surface-raised p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TaskTrayView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [stop] = canvas.getAllByRole('button');
    await userEvent.click(stop as HTMLElement);
    await expect(args.onStop).toHaveBeenCalledWith(gift);
  },
};

export const Stopping: Story = { args: { tasks: [{ ...gift, status: 'stopping', eta: null, can_cancel: false }] } };

/** Each end, and why one failed. */
export const Over: Story = {
  args: {
    tasks: [
      { ...gift, ...ended, status: 'done', done: 19_998, failed: 2 },
      { ...gift, ...ended, id: 2, status: 'stopped', done: 4500 },
      {
        ...gift,
        ...ended,
        id: 3,
        status: 'failed',
        done: 500,
        error: { code: 'tasks.unallowed', message: 'Niko više ne sme da nastavi ovaj posao.' },
      },
    ],
  },
};

/** How it was when there was a network; nothing can be stopped without one. */
export const Offline: Story = {
  args: { old: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const EnglishInTheDarkOnAPhone: Story = {
  args: { tasks: [gift, { ...gift, ...ended, id: 2, status: 'done', done: 20_000 }] },
  globals: { language: 'EN', theme: 'dark', viewport: { value: 'phone' } },
};

/** A change of many has a drawer of its own, with the way back. */
export const OfMany: Story = {
  args: { tasks: [{ ...gift, ...ended, kind: 'benefit_bulk', status: 'done', done: 41, total: 41, bulk: 12 }] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^(Otvori|Open): / });
    await expect(link).toHaveAttribute('href', '/admin-panel/benefits?bulk=12');
  },
};

const file: Task = { ...gift, kind: 'export_benefits', done: 61_200, total: 84_051 };
const filed = { ...file, ...ended, status: 'done', done: 84_049, failed: 2 } as const;

/** A list that is too long to be sent at once: its file while it is made, for a day after that, and when the day is over. */
export const OfFiles: Story = {
  args: {
    tasks: [
      file,
      { ...filed, id: 2, file_until: '2026-11-24T08:12:00.000Z' },
      { ...filed, id: 3, file_until: '2026-11-23T07:59:00.000Z' },
      { ...file, ...ended, id: 4, status: 'stopped' },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    const [fetch, ...others] = canvas.getAllByRole('button', { name: /^(Preuzmi|Download): / });
    await expect(others).toEqual([]);
    await userEvent.click(fetch as HTMLElement);
    await expect(args.onFetch).toHaveBeenCalledWith(args.tasks[1]);
  },
};

/** A file on its way, on a phone. */
export const OfAFileOnAPhone: Story = {
  args: { tasks: [{ ...filed, file_until: '2026-11-24T08:12:00.000Z' }], fetching: [1] },
  globals: { viewport: { value: 'phone' } },
};
