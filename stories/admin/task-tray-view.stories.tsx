import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Task } from '#contract/tasks/tasks.contract.ts';
import { TaskTrayView } from '#src/admin/tasks/task-tray-view.tsx';

const gift: Task = {
  id: 1,
  kind: 'gift',
  about: null,
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
  undo_until: null,
  file_until: null,
  result: null,
  error: null,
};

const ended = { ended_at: '2026-11-23T08:12:00.000Z', eta: null, can_cancel: false } as const;

/** Tasks that the person started on a site of administration. They run without the page. */
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
    all: { open: false, busy: false, failed: false, onOpen: fn(), onMore: undefined },
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
    const [stop] = canvas.getAllByRole('button', { name: /^(Zaustavi|Stop): / });
    await userEvent.click(stop as HTMLElement);
    await expect(args.onStop).toHaveBeenCalledWith(gift);
    await userEvent.click(canvas.getByRole('button', { name: /^(Svi zadaci|All tasks)$/ }));
    await expect(args.all.onOpen).toHaveBeenCalledWith(true);
  },
};

export const Stopping: Story = { args: { tasks: [{ ...gift, status: 'stopping', eta: null, can_cancel: false }] } };

/** Every way of ending, with the reason of a failure. */
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

/** The state from before the network was lost; nothing can be cancelled offline. */
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

const many = {
  ...gift,
  ...ended,
  kind: 'benefit_bulk',
  about: 'Popust',
  status: 'done',
  done: 41,
  total: 41,
  bulk: 12,
} as const;

/** A bulk change links to its drawer: it can be undone there for a day, and viewed afterwards. */
export const OfMany: Story = {
  args: {
    tasks: [
      { ...many, id: 2, kind: 'benefit_bulk_undo', bulk: 11 },
      { ...many, undo_until: '2026-11-24T08:12:00.000Z' },
      { ...many, id: 3, kind: 'people_bulk', about: 'Upis jedinice', bulk: 9, undo_until: '2026-11-23T07:59:00.000Z' },
    ],
  },
  play: async ({ canvas }) => {
    const [undo, ...others] = canvas.getAllByRole('link', { name: /^(Vrati|Undo): / });
    await expect(undo).toHaveAttribute('href', '/admin-panel/benefits?bulk=12');
    await expect(others).toEqual([]);
    await expect(canvas.getAllByRole('link', { name: /^(Otvori|Open): / })).toHaveLength(2);
  },
};

/** The tasks with the given texts: long names wrap, and leave room for the progress. */
const drawn = ({ file, title, why }: { file: string; title: string; why: string }): Task[] => [
  {
    ...gift,
    id: 9,
    kind: 'user_import_check',
    about: file,
  },
  {
    ...gift,
    id: 8,
    kind: 'announcement',
    about: title,
    done: 4500,
    total: 20_134,
    eta: null,
  },
  { ...many, id: 7, ended_at: '2026-11-23T07:31:00.000Z', undo_until: '2026-11-24T07:30:00.000Z' },
  {
    ...gift,
    ...ended,
    id: 6,
    kind: 'export_orders',
    status: 'done',
    done: 2118,
    total: 2118,
    file_until: '2026-11-24T08:12:00.000Z',
  },
  {
    ...gift,
    ...ended,
    id: 5,
    kind: 'announcement',
    about: 'Parking',
    status: 'failed',
    done: 500,
    total: 503,
    error: { code: 'tasks.unallowed', message: why },
    result: { announcement: 3 },
  },
];

const named = drawn({
  file: 'ljudi-u-svim-poslovnicama-novembar-2026-konacno.csv, Morava banka',
  title: 'Zimski raspored za sve poslovnice i magacine od prvog decembra do kraja januara',
  why: 'Niko više ne sme da nastavi ovaj posao.',
});

export const AsDrawn: Story = {
  args: { tasks: named },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Pogledaj|Look at it): .*Parking/ })).toHaveAttribute(
      'href',
      '/admin-panel/announcements/3',
    );
  },
};

export const AsDrawnInEnglish: Story = {
  args: {
    tasks: drawn({
      file: 'people-of-all-offices-november-2026-final.csv, Morava bank',
      title: 'Winter hours of all offices and warehouses from the first of December to the end of January',
      why: 'Nobody may go on with this work any more.',
    }),
  },
  globals: { language: 'EN' },
};

export const AsDrawnInTheDarkOnAPhone: Story = {
  args: { tasks: named },
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};

/** All tasks: those of earlier days show the day on which they ended, and there are more. */
export const All: Story = {
  args: {
    tasks: [gift, { ...many, id: 2, ended_at: '2026-11-21T07:31:00.000Z' }],
    all: { open: true, busy: false, failed: false, onOpen: fn(), onMore: fn() },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Raniji zadaci|Earlier tasks)$/ }));
    await expect(args.all.onMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^(Samo skorašnji|Recent tasks only)$/ }));
    await expect(args.all.onOpen).toHaveBeenCalledWith(false);
  },
};

/** Earlier tasks could not be read; those of the last day are shown. */
export const AllNotRead: Story = {
  args: { tasks: [gift], all: { open: true, busy: false, failed: true, onOpen: fn(), onMore: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeInTheDocument();
  },
};

const file: Task = { ...gift, kind: 'export_benefits', done: 61_200, total: 84_051 };
const filed = { ...file, ...ended, status: 'done', done: 84_049, failed: 2 } as const;

/** A list that is too long for one answer: its file while it is made, for a day after that, and when it has expired. */
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

/** A file being made, on a phone. */
export const OfAFileOnAPhone: Story = {
  args: { tasks: [{ ...filed, file_until: '2026-11-24T08:12:00.000Z' }], fetching: [1] },
  globals: { viewport: { value: 'phone' } },
};
