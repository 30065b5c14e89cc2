import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from '#design-system/error-state/error-state.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Messages/ErrorState',
  component: ErrorState,
  args: {
    picture: <img src="/pictures/mobility-tram-0.svg" alt="" />,
    title: 'Benefiti nisu učitani',
    text: 'Server predugo ne odgovara.',
    retryLabel: 'Pokušaj ponovo',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(said('Server predugo ne odgovara.'));
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(said('Pokušaj ponovo')) }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const WithoutPicture: Story = { args: { picture: undefined } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongSerbian: Story = {
  args: {
    title: 'Zahtevi za refundaciju troškova stručnog usavršavanja nisu učitani',
    text: 'Server predugo ne odgovara. Ono što je podneto ostaje sačuvano i ovde će se videti čim odgovori.',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
