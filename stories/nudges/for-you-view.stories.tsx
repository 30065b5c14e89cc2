import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Nudge } from '#contract/nudges/nudges.contract.ts';
import { ForYouView } from '#src/nudges/for-you-view.tsx';
import { said } from '../testing/sample-words.ts';

const nudge: Nudge = {
  category: 'Sport and recreation/Sport i rekreacija',
  category_id: 1,
  left: 8039.5,
  currency: 'RSD',
  until: '2026-12-31',
  days_left: 39,
  benefits: [],
};

/** Tasks of a person at the top of home, three at most; nothing is drawn if there are none. */
const meta = {
  title: 'Screens/Shop/Home/For you',
  component: ForYouView,
  args: {
    currency: 'RSD',
    things: [
      { kind: 'request', id: 4, provider: 'Optika Vid' },
      { kind: 'charge', name: 'Teretana, mesečno', day: '2026-12-05', short: 1250 },
      { kind: 'ends', nudge },
    ],
  },
} satisfies Meta<typeof ForYouView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    const leads = (name: RegExp) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(leads(/^Potrebna dopuna: Optika Vid/)).toBe('/reimbursement?tab=mine&request=4');
    await expect(leads(/^Nedostaje 1\.250,00\sRSD: Teretana/)).toBe('/subscriptions');
    await expect(leads(/^8\.039,50\sRSD u budžetu „Sport i rekreacija“/)).toBe('/flexible-benefits/1?fits=1');
    await expect(canvas.getByText('Pogledaj šta staje, još 39 dana')).toBeVisible();
  },
};

/** No budget yet: whom to ask, and what can be had meanwhile. */
export const NothingYet: Story = {
  args: {
    things: [
      { kind: 'nothing', ask: { name: 'Vesna Milenković', email: 'vesna@morava.rs' } },
      { kind: 'free' },
      { kind: 'core' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: said('Još nemaš budžet') })).toHaveAttribute(
      'href',
      'mailto:vesna@morava.rs',
    );
    await expect(canvas.getByRole('link', { name: said('Osnovni benefiti') })).toHaveAttribute(
      'href',
      '/fixed-benefits',
    );
  },
};

export const NobodyToAsk: Story = {
  args: { things: [{ kind: 'nothing', ask: null }, { kind: 'free' }, { kind: 'core' }] },
};

/** Almost nothing is left, and no benefit fits it. */
export const AlmostNothing: Story = {
  args: { things: [{ kind: 'little', left: 350 }, { kind: 'free' }, { kind: 'core' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Ostalo ti je 350,00/ })).toHaveAttribute(
      'href',
      '/flexible-benefits?sort=price',
    );
  },
};

export const OneThing: Story = { args: { things: [{ kind: 'course', pk: 8, name: 'Prva pomoć na poslu' }] } };

export const EndsSoon: Story = { args: { things: [{ kind: 'ends', nudge: { ...nudge, days_left: 0 } }] } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NothingYetOnAPhone: Story = { ...NothingYet, globals: { viewport: { value: 'phone' } } };

export const InEnglishInTheDark: Story = { ...NothingYet, play: () => {}, globals: { language: 'EN', theme: 'dark' } };

export const WaitingInEnglish: Story = { globals: { language: 'EN' } };

export const AlmostNothingInTheDark: Story = {
  ...AlmostNothing,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};
