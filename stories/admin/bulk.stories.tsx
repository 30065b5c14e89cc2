import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { all, previewOf, reprices, rows, standing, withdraws } from '#machines/records/bulk.paths.ts';
import { refusalOf } from '#machines/refusal.ts';
import { answers, fails, passes } from '#machines/testing/transitions.ts';
import { said } from '../testing/sample-words.ts';
import type { BulkStoryProps } from './bulk-after.ts';
import { BulkAfter } from './in-bulk.tsx';
import { unreachable } from './record-after.ts';
import { inFrame } from './sample-site.tsx';

/** A change of many benefits in each state of its machine: it is previewed first, and exactly the preview is carried out. */
const meta = {
  title: 'Screens/Administration/Bulk',
  component: BulkAfter,
  decorators: [inFrame],
  args: { happened: [], onEvent: fn() },
  argTypes: { happened: { control: false } },
  parameters: { layout: 'fullscreen', path: '/admin-panel/benefits' },
} satisfies Meta<typeof BulkAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

const after = (...happened: BulkStoryProps['happened']) => ({ args: { happened } });
const chosen = { type: 'selection.change', selection: rows } as const;
const many = { type: 'selection.change', selection: Object.assign({}, all, { count: 412 }) } as const;
const filled = { type: 'values.change', values: { percent: '5' } } as const;
const looked = [chosen, reprices, filled, { type: 'preview.ask', problems: {} }] as const;
const seen = (affected: number) => [...looked, answers('preview', previewOf(affected))] as const;
const confirmed = [...seen(3), { type: 'bulk.confirm' }] as const;
const running = [...confirmed, answers('run', standing('running'))] as const;
const read = (...bulk: Parameters<typeof standing>) => ({ type: 'bulk.read', bulk: standing(...bulk) }) as const;
const done = [...running, read('done')] as const;
const undoing = [...done, { type: 'bulk.undo' }, answers('undo', standing('undoing'))] as const;
const opened = { type: 'bulk.open', id: 12 } as const;
const isClosed = async () => {
  await expect(screen.queryByRole('dialog')).toBeNull();
};
const presses = (sr: string, event: object) => async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  const { args, userEvent } = context;
  await userEvent.click(await screen.findByRole('button', { name: said(sr) }));
  await expect(args.onEvent).toHaveBeenLastCalledWith(event);
};

export const Resting: Story = { ...after(), play: isClosed };

export const Selecting: Story = {
  ...after(chosen),
  play: async ({ args, canvas, userEvent }) => {
    await isClosed();
    await userEvent.click(canvas.getByRole('button', { name: said('Skloni iz ponude…') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith(withdraws);
    await userEvent.click(canvas.getByRole('button', { name: said('Poništi izbor') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({
      type: 'selection.change',
      selection: { of: 'rows', keys: [] },
    });
  },
};

export const SelectingAll: Story = { ...after(many), globals: { language: 'EN' } };

export const Filling: Story = {
  ...after(chosen, reprices),
  play: async ({ args, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), '5');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'values.change', values: { percent: '5' } });
    await userEvent.click(screen.getByRole('button', { name: said('Pogledaj šta to znači') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({
      type: 'preview.ask',
      problems: { percent: expect.any(String) },
    });
  },
};

/** A missing value is reported at its field. */
export const FillingWrong: Story = {
  ...after(chosen, reprices, { type: 'preview.ask', problems: { percent: 'Upiši broj od 0.01 do 500.' } }),
  play: async () => {
    await expect(await screen.findByRole('textbox')).toBeInvalid();
  },
};

export const Previewing: Story = after(...looked);

export const PreviewedAll: Story = {
  ...after(...seen(4)),
  play: presses('Promeni cenu za 4', { type: 'bulk.confirm' }),
};

export const PreviewedSome: Story = { ...after(...seen(3)), play: presses('Nazad', { type: 'bulk.back' }) };
export const PreviewedNone: Story = after(...seen(0));

/** Many records: only the first of each kind are named. */
export const PreviewedMany: Story = after(many, withdraws, answers('preview', { id: 12, count: 412, affected: 400 }));

/** A copy is a new benefit: existing ones do not change. */
export const PreviewedCopies: Story = after(
  many,
  { type: 'action.begin', action: 'copy', needs: false, values: {} },
  answers('preview', { id: 12, count: 412, affected: 412 }),
);

export const Expired: Story = {
  ...after(...seen(4), passes('previewLasts', 'bulk.previewed.all')),
  play: presses('Proveri ponovo', { type: 'preview.again' }),
};

export const Starting: Story = {
  ...after(...confirmed),
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
};

/** The change did not start: the reason is shown, and nothing is lost. */
export const NotStarted: Story = after(
  ...confirmed,
  fails('run', refusalOf({ status: 500, message: 'Nešto je pošlo naopako.' })),
);
export const UnsureAsking: Story = after(...confirmed, fails('run', unreachable));
export const UnsureUnresolved: Story = {
  ...after(...confirmed, fails('run', unreachable), fails('askOutcome', unreachable)),
  play: presses('Proveri ponovo', { type: 'outcome.ask' }),
};
export const Reading: Story = after(opened);

export const Running: Story = {
  ...after(...running),
  play: async (context) => {
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', said('1 od 3'));
    await presses('Zaustavi', { type: 'bulk.stop' })(context);
  },
};

export const Stopping: Story = after(...running, { type: 'bulk.stop' });
export const DoneAll: Story = { ...after(...done), play: presses('Vrati', { type: 'bulk.undo' }) };
export const DoneSome: Story = after(...running, read('done', { changed: 2 }));
export const Stopped: Story = { ...after(...running, read('stopped')), play: presses('Vrati', { type: 'bulk.undo' }) };
export const TakingBack: Story = after(...done, { type: 'bulk.undo' });
export const Undoing: Story = after(...undoing);
export const UndoneAll: Story = after(...undoing, read('undone'));
export const UndoneSome: Story = after(...undoing, read('undone', { changed: 1 }));

/** The time for undoing it is over. */
export const NotTakenBack: Story = after(
  ...done,
  { type: 'bulk.undo' },
  fails('undo', refusalOf({ status: 409, message: 'Ovo može da se vrati samo 24 sata.' })),
);

export const Forbidden: Story = after(
  ...looked,
  fails(
    'preview',
    refusalOf({
      status: 403,
      code: 'session.permission',
      message: 'Tvoja uloga u administraciji to ne dozvoljava.',
      body: { ask: ['Vesna Ilić'] },
    }),
  ),
);
export const Failed: Story = {
  ...after(...looked, fails('preview', refusalOf({ status: 500 }))),
  play: presses('Pokušaj ponovo', { type: 'preview.again' }),
};
export const Missing: Story = after(opened, fails('readBulk', refusalOf({ status: 404 })));
export const Unread: Story = {
  ...after(opened, fails('readBulk', unreachable)),
  play: presses('Pokušaj ponovo', { type: 'outcome.ask' }),
};

export const Phone: Story = { ...PreviewedMany, globals: { viewport: { value: 'phone' } } };
export const PhoneSelecting: Story = { ...after(chosen), globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...PreviewedSome, globals: { theme: 'dark' } };
export const DarkEnglish: Story = { ...DoneSome, globals: { theme: 'dark', language: 'EN' } };
