import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MyRequestsView } from '#src/requests/my-requests-view.tsx';
import { NO_FILTERS } from '#src/requests/requests-address.ts';
import { failed, loading, offline, pageOf, ready } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';
import { detail } from './sample-request.ts';

const results = [
  detail({ id: 41 }),
  detail({
    id: 38,
    status: 'in_review',
    needs_information: true,
    provider_name: 'Konferencija Nova forma',
    kind: 'invoice',
  }),
  detail({
    id: 22,
    status: 'accepted',
    amount: 1_234_567.89,
    provider_name: 'Prekookeanska škola za najistrajnije zaposlene',
  }),
  detail({ id: 12, status: 'rejected' }),
  detail({ id: 9, status: 'cancelled' }),
];

const meta = {
  title: 'Screens/Money/Requests',
  component: MyRequestsView,
  parameters: { layout: 'padded', path: '/reimbursement' },
  args: {
    requests: ready(pageOf(results, 24)),
    filters: NO_FILTERS,
    typed: '',
    newLink: (children) => <a href="/reimbursement">{children}</a>,
    onType: fn(),
    onFilter: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof MyRequestsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(said('Potrebna dopuna'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Detalji zahteva 38') }));
    await expect(args.onOpen).toHaveBeenCalledWith(38);
    await userEvent.click(canvas.getByRole('button', { name: said('Sledeća') }));
    await expect(args.onFilter).toHaveBeenCalledWith({ page: 2 });
  },
};

export const English: Story = { globals: { language: 'EN' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { requests: loading() } };

const none = ready(pageOf([]));

export const Empty: Story = {
  args: { requests: none },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: said('Nema zahteva') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: said('Podnesi zahtev') })).toBeVisible();
  },
};

export const NothingForFilters: Story = {
  args: { requests: none, filters: { status: 'rejected', search: 'x', page: 1 }, typed: 'x' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Ukloni filtere') }));
    await expect(args.onFilter).toHaveBeenCalledWith(NO_FILTERS);
  },
};

/** Offline at the first opening: it is retried automatically, and by a button. */
export const Offline: Story = {
  args: { requests: offline() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: said('Nema veze') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: said('Pokušaj ponovo') })).toBeEnabled();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/pictures/travel-balloon-1.svg');
  },
};

export const Failed: Story = {
  args: { requests: failed() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.requests.onRetry).toHaveBeenCalled();
  },
};
