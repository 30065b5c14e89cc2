import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OfflineNotice } from '#design-system/offline-notice/offline-notice.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Messages/OfflineNotice',
  component: OfflineNotice,
  args: {
    text: 'Nema mreže. Ovi benefiti su učitani ranije.',
    retryLabel: 'Pokušaj ponovo',
    onRetry: fn(),
  },
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nema mreže.');
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const WordsOnly: Story = { render: ({ text }) => <OfflineNotice text={text} /> };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongSerbian: Story = {
  args: {
    text: 'Nema veze sa internetom. Prikazuju se benefiti koji su učitani ranije, pa cene i količine možda više nisu iste.',
    retryLabel: 'Proveri vezu i pokušaj ponovo',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
