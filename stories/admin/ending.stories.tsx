import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ALL, seenAs } from '#machines/records/ending.paths.ts';
import { refusalOf } from '#machines/refusal.ts';
import { answers, fails } from '#machines/testing/transitions.ts';
import { said } from '../testing/sample-words.ts';
import { EndingAfter, type EndingAfterProps } from './in-ending.tsx';
import { unreachable } from './record-after.ts';

/** The question before a record is ended, in each state of its machine; the impact is read first. */
const meta = {
  title: 'Screens/Administration/Ending',
  component: EndingAfter,
  args: { happened: [], onEvent: fn() },
  argTypes: { happened: { control: false } },
  parameters: {
    layout: 'fullscreen',
    path: '/admin-panel/coupons',
    docs: { story: { inline: false, iframeHeight: 520 } },
  },
} satisfies Meta<typeof EndingAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

const after = (...happened: EndingAfterProps['happened']) => ({ args: { happened } });
const harmless = answers('readImpact', seenAs('harmless'));
const answered = { type: 'answer.change', answers: ALL } as const;
const confirmed = [harmless, answered, { type: 'ending.confirm' }] as const;
const unsure = [...confirmed, fails('end', unreachable)] as const;
const movedSaying = (message: string) => refusalOf({ status: 409, code: 'impact.changed', message });
const nowHeavy = (message: string) =>
  after(...confirmed, fails('end', movedSaying(message)), answers('readImpact', seenAs('heavy')));
const noPermission = refusalOf({
  status: 403,
  code: 'session.permission',
  message: 'Tvoja uloga u administraciji to ne dozvoljava.',
  body: { ask: ['Vesna Ilić'] },
});

export const Reading: Story = after();

export const Harmless: Story = {
  ...after(harmless),
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByRole('textbox'), 'x');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'answer.change', answers: { reason: 'x' } });
    await userEvent.click(screen.getByRole('button', { name: said('Isključi') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'ending.confirm' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'ending.dismiss' });
  },
};

/** A missing value is reported at its field. */
export const Wrong: Story = {
  ...after(answers('readImpact', seenAs('heavy')), { type: 'ending.confirm' }),
  play: async () => {
    for (const field of screen.getAllByRole('textbox')) await expect(field).toBeInvalid();
  },
};

export const Heavy: Story = after(answers('readImpact', seenAs('heavy')), answered);

export const Blocked: Story = {
  ...after(answers('readImpact', seenAs('blocked'))),
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: said('Proveri ponovo') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'impact.reread' });
  },
};

export const Ending: Story = {
  ...after(...confirmed),
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
};

/** Besides a text it may ask for a day, and for another record. */
export const DayAndRecord: Story = {
  args: { happened: [harmless], asksMore: true },
  play: async ({ args, userEvent }) => {
    const [day] = screen.getAllByRole('textbox');
    await userEvent.type(day as HTMLElement, '31.12.2026.{Enter}');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'answer.change', answers: { last_day: '2026-12-31' } });
    await userEvent.type(screen.getByRole('combobox'), 'toc{Enter}');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'answer.change', answers: { move_to: '2' } });
  },
};

/** Changes since the question was opened. */
export const Moved: Story = {
  ...nowHeavy('Nešto se u međuvremenu promenilo.'),
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      /Sada su u ponudi 3 benefita|3 benefits are on offer now/,
    );
    await expect(screen.getAllByRole('textbox')[0]).toHaveValue(ALL.reason);
  },
};

export const UnsureAsking: Story = after(...unsure);

export const UnsureUnresolved: Story = {
  ...after(...unsure, fails('askEnded', unreachable)),
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: said('Proveri ponovo') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'outcome.ask' });
  },
};

/** The server was asked again: the record was not ended. */
export const NotDone: Story = after(...unsure, answers('askEnded', seenAs('harmless')));

export const Over: Story = after(answers('readImpact', seenAs('harmless', { offered: false })));
export const Forbidden: Story = after(fails('readImpact', noPermission));
export const Missing: Story = after(fails('readImpact', refusalOf({ status: 404 })));

export const Failed: Story = {
  ...after(fails('readImpact', refusalOf({ status: 500 }))),
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'impact.reread' });
  },
};

const isGone = async () => {
  await expect(screen.queryByRole('alertdialog')).toBeNull();
};

// Also said by the row and by a message.
export const Ended: Story = { ...after(...confirmed, answers('end', { revision: 5 })), play: isGone };
export const Closed: Story = { ...after(harmless, { type: 'ending.dismiss' }), play: isGone };
export const Restoring: Story = { args: { happened: [], way: 'restore' }, play: isGone };
export const Restored: Story = {
  args: { happened: [answers('restore', { revision: 6 })], way: 'restore' },
  play: isGone,
};

export const Phone: Story = { ...Moved, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  ...nowHeavy('Something has changed meanwhile.'),
  globals: { theme: 'dark', language: 'EN' },
};
