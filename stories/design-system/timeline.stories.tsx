import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from '#design-system/timeline/timeline.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Display/Timeline',
  component: Timeline,
  args: {
    label: 'Tok zahteva',
    items: [
      { key: 1, title: 'Podnet', time: { text: '16.11.2026. 9:12', iso: '2026-11-16T09:12' } },
      {
        key: 2,
        title: 'U pregledu',
        time: { text: '17.11.2026. 14:03', iso: '2026-11-17T14:03' },
        state: 'current',
        text: 'Nedostaje datum na računu.',
      },
      { key: 3, title: 'Odluka', state: 'next' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InReview: Story = {
  play: async ({ canvas }) => {
    const [, now] = canvas.getAllByRole('listitem');
    await expect(now).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('list', { name: said('Tok zahteva') })).toBeVisible();
  },
};

export const Rejected: Story = {
  args: {
    items: [
      { key: 1, title: 'Podnet', time: { text: '16.11.2026. 9:12', iso: '2026-11-16T09:12' } },
      { key: 2, title: 'Odbijen', state: 'failed', text: 'Račun glasi na drugu osobu.' },
    ],
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongSerbian: Story = {
  args: {
    items: [
      {
        key: 1,
        title: 'Zahtev za refundaciju je vraćen na dopunu dokumentacije',
        time: { text: '17.11.2026. 14:03', iso: '2026-11-17T14:03' },
        state: 'current',
        text: 'Na priloženom računu se ne vidi datum izdavanja, a iznos se ne slaže sa onim koji je unet.',
      },
      { key: 2, title: 'Odluka ovlašćenog lica kompanije', state: 'next' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
