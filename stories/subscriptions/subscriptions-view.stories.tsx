import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#design-system/button/button.tsx';
import { subscriptionsTexts } from '#locales/subscriptions/subscriptions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { SubscriptionCardView } from '#src/subscriptions/subscription-card-view.tsx';
import { SubscriptionsView } from '#src/subscriptions/subscriptions-view.tsx';
import { failed, loading, offline, ready } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';
import { endedSubscription, endingSubscription, sampleSubscription } from './sample-subscriptions.ts';

function Cancel() {
  const t = useTexts(subscriptionsTexts);
  return <Button tone="secondary">{t('cancel')}</Button>;
}

/** Monthly charges of a person: the next date, whether the budget will be enough, and the cost so far. */
const meta = {
  title: 'Screens/Money/Monthly benefits',
  component: SubscriptionsView,
  parameters: { layout: 'fullscreen', path: '/subscriptions' },
  args: {
    subscriptions: ready([
      sampleSubscription,
      { ...sampleSubscription, id: 8, enough: false, short: 1200 },
      { ...endingSubscription, id: 9 },
      endedSubscription,
    ]),
    browseLink: (children) => <a href="/flexible-benefits">{children}</a>,
    renderCard: (subscription) => (
      <SubscriptionCardView
        key={subscription.id}
        subscription={subscription}
        currency="RSD"
        benefitLink={(children) => <a href={`/benefit/${subscription.benefit.id}`}>{children}</a>}
        flow={subscription.status !== 'ended' && <Cancel />}
      />
    ),
  },
} satisfies Meta<typeof SubscriptionsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nedostaje 1\.200,00/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};
export const English: Story = { globals: { language: 'EN' } };
export const History: Story = {
  args: { subscriptions: ready([sampleSubscription]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Naplate (3)') }));
    await expect(canvas.getByText(/1\.200,00 RSD iz budžeta „Sport i rekreacija“/)).toBeVisible();
  },
};
export const NoLongerOffered: Story = {
  args: { subscriptions: ready([{ ...sampleSubscription, offered: false, next_charge: null, enough: null }]) },
};
export const Empty: Story = { args: { subscriptions: ready([]) } };
export const Loading: Story = { args: { subscriptions: loading() } };
export const LoadingFailed: Story = { args: { subscriptions: failed() } };
/** Offline at the first opening: it is retried automatically, and by a button. */
export const Offline: Story = {
  args: { subscriptions: offline() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: said('Nema veze') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: said('Pokušaj ponovo') })).toBeEnabled();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/pictures/travel-balloon-1.svg');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
