import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HistoryView } from '#src/admin/history/history-view.tsx';
import type { Found } from '#src/ground/found.ts';
import { said } from '../testing/sample-words.ts';
import { sampleChanges } from './sample-changes.ts';
import { sampleFields } from './sample-record.ts';

const taken = fn();
const trying = { busy: false, onRetry: fn() };
const ready = (old = false): Found<(typeof sampleChanges)[number][]> => ({
  ...trying,
  state: 'ready',
  data: [...sampleChanges],
  old,
});

/** History of a record, as shown beside its form. */
const meta = {
  title: 'Screens/Administration/History of a record',
  component: HistoryView,
  args: {
    of: ready(),
    fields: { ...sampleFields, active: { label: 'U ponudi' } },
    older: null,
    onTake: (field) => (field in sampleFields ? taken : undefined),
  },
  argTypes: { of: { control: false }, fields: { control: false } },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-[480px] bg-surface-raised p-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HistoryView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who, when and from where; each field before and after; a person who is gone; an erased value. */
export const Changes: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('time')).toHaveLength(6);
    await expect(canvas.getByText(said('Neko ko više nije ovde'))).toBeVisible();
    await expect(canvas.getByText(said('obrisano'))).toBeVisible();
    await expect(canvas.getAllByRole('deletion').map(({ textContent }) => textContent)).toContain(
      `${said('izbačeno:')} 15 %`,
    );
    const [latest] = canvas.getAllByRole('button');
    await userEvent.click(latest as HTMLElement);
    await expect(taken).toHaveBeenLastCalledWith('15');
  },
};

export const Older: Story = {
  args: { older: { busy: false, failed: false, onMore: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Prikaži starije izmene') }));
    await expect(args.older?.onMore).toHaveBeenCalledOnce();
  },
};

export const OlderFailed: Story = { args: { older: { busy: false, failed: true, onMore: fn() } } };
export const Empty: Story = { args: { of: { ...trying, state: 'ready', data: [], old: false } } };
export const Loading: Story = { args: { of: { ...trying, state: 'loading', data: null } } };

export const Failed: Story = {
  args: { of: { ...trying, state: 'failed', data: null, message: 'Server predugo ne odgovara.', status: 0 } },
};

export const Offline: Story = { args: { of: { ...trying, state: 'offline', data: null } } };
/** Offline; it was loaded before. */
export const Old: Story = { args: { of: ready(true) } };
export const PhoneInTheDark: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'EN' } };
