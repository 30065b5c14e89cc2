import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SealCard } from '#src/changes/seal-card.tsx';
import { ready } from '../testing/found.ts';
import { sampleSeal } from './sample-changes.ts';

const at = '2026-11-23T13:01:00.000Z';
const counts = { seals: 1290, changes: 184_203, at };

/** The newest seal of the history of changes, and whether all of them hold. */
const meta = {
  title: 'Screens/Administration/Seal of the history',
  component: SealCard,
  args: { of: ready({ results: [sampleSeal] }), checking: { state: 'resting' }, onCheck: fn() },
} satisfies Meta<typeof SealCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};
export const Checking: Story = { args: { checking: { state: 'checking', done: 420 } } };
export const Whole: Story = { args: { checking: { state: 'whole', broken: [], ...counts } } };
/** The broken seals and changes; the result stays until the next verification. */
export const Broken: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  args: {
    checking: {
      state: 'broken',
      broken: [
        { id: 1204, at: '2026-11-21T08:00:00.000Z', broken: 'changes', records: [] },
        { id: 1205, at: '2026-11-21T08:01:00.000Z', broken: 'values', records: [{ change: 4711, field: 'price' }] },
      ],
      ...counts,
    },
  },
};
export const Unverified: Story = { args: { checking: { state: 'failed' } } };
export const WithoutANetwork: Story = { globals: { language: 'EN' }, args: { checking: { state: 'offline' } } };
export const NoneYet: Story = { args: { of: ready({ results: [] }) } };
