import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import type { CategoryBudget, User } from '#contract/users/users.contract.ts';
import { BenefitCard, type BenefitCardProps } from '#src/benefits/benefit-card.tsx';
import { BenefitGrid } from '#src/benefits/benefit-grid.tsx';
import { BenefitCardSkeleton } from '#src/benefits/benefit-skeletons.tsx';
import { meQuery } from '#src/session/session.queries.ts';
import { expectRoom } from '../testing/expect-room.ts';
import { sampleBenefit, sampleBenefits } from '../testing/sample-benefits.ts';
import { sampleMe } from '../testing/sample-me.ts';
import { said } from '../testing/sample-words.ts';
import { useSample } from '../testing/use-sample.ts';
import { withMe } from '../testing/with-me.tsx';

const meta = {
  title: 'Screens/Shop/Benefits/Card',
  component: BenefitCard,
  args: { benefit: sampleBenefit(0) },
  decorators: [
    (Story) => (
      <div className="w-63">
        <Story />
      </div>
    ),
    // Signed in as the person of the story, or as the sample person.
    (Story, context) => withMe(context.parameters.me)(Story, context),
  ],
} satisfies Meta<typeof BenefitCard>;

const [sport] = sampleMe.category_budgets as [CategoryBudget];
const poor = { base_balance: 120_000, spent: 119_650, balance: 350, available: 350 };

const dear = { ...sampleBenefit(0), id: 99, price_currency: 50_000, price_discount_currency: 50_000 };

const Marked = () => <BenefitCard benefit={useSample(dear)} />;

function WithMoney(props: BenefitCardProps) {
  const client = useQueryClient();
  const more = (me: User | undefined) => me && { ...me, spent: 114_650, balance: 5350, available: 5350 };
  return (
    <>
      <BenefitCard {...props} />
      <button type="button" onClick={() => client.setQueryData(meQuery.queryKey, more)}>
        + 5.000
      </button>
    </>
  );
}

const SampleGrid = ({ layout = 'grid' }: { layout?: 'grid' | 'list' }) => (
  <BenefitGrid benefits={useSample(sampleBenefits)} layout={layout} loading={2} />
);

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus ring of the card keeps some distance from its text and price. */
export const RingByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    for (let stop = 0; stop < 5 && document.activeElement !== link; stop++) await userEvent.tab();
    await expect(link).toHaveFocus();
    const { outlineStyle, outlineOffset } = getComputedStyle(link, '::after');
    await expect(outlineStyle).toBe('solid');
    await expect(Number.parseFloat(outlineOffset)).toBeGreaterThanOrEqual(4);
  },
};

export const Discounted: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).toHaveTextContent('Popust 10 %');
    await expect(card).toHaveTextContent('5.310,00 RSD');
    await expect(card).toHaveTextContent(said('U objektu'));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/benefit/1');
  },
};

/** The yearly budget for sport pays everything: a line above the price says so. */
export const CategoryPays: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(said('Plaća se iz budžeta „Sport i rekreacija“.'))).toBeInTheDocument();
  },
};

/** The category budget pays a part, the flexible one the rest. */
export const CategoryPaysPartly: Story = {
  parameters: { me: { category_budgets: [{ ...sport, spent: 16_000 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(said('Delom se plaća iz budžeta „Sport i rekreacija“.'))).toBeInTheDocument();
  },
};

/** The price is 5.310; 350 are in the flexible budget and 100 in that for sport. */
export const Missing: Story = {
  parameters: { me: { ...poor, category_budgets: [{ ...sport, spent: 19_900 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(said('manjka 4.860,00'))).toBeVisible();
    await expect(canvas.getByText(said('U tvojim budžetima nedostaje 4.860,00 RSD.'))).toBeInTheDocument();
  },
};

/** For a monthly benefit the card says how much the budgets lack for its first month. */
export const MissingMonthly: Story = {
  args: { benefit: sampleBenefit(6) },
  parameters: { me: { ...poor, category_budgets: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(said('manjka 6.130,00'))).toBeVisible();
  },
};

/** If the flexible budget alone pays, nothing is said; nor about a budget that was never given. */
export const WithoutMark: Story = {
  parameters: { me: { category_budgets: [] } },
  render: (args) => (
    <>
      <BenefitCard {...args} />
      {/* This card shows what is missing, so the lazy code for that line has been loaded. */}
      <Marked />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^manjka/)).toBeVisible();
    await expect(canvas.queryByText(/budžet/)).toHaveTextContent('nedostaje');
  },
};

/** The balance changes while the card is shown: the line follows, and nothing moves. */
export const FollowsTheMoney: Story = {
  parameters: { me: { ...poor, category_budgets: [] } },
  render: (args) => <WithMoney {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(said('manjka 4.960,00'))).toBeVisible();
    const tall = canvas.getByRole('article').getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: '+ 5.000' }));
    await waitFor(() => expect(canvas.queryByText(/^manjka/)).toBeNull());
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBe(tall);
  },
};

export const InTheCart: Story = {
  args: { benefit: sampleBenefit(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Dodaj u korpu: / })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Favourite: Story = { args: { benefit: sampleBenefit(2) } };

export const WithoutPrice: Story = {
  args: { benefit: sampleBenefit(5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('Cena po dogovoru'))).toBeVisible();
    await expect(canvas.getByText(said('Faktura'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /korp/ })).toBeNull();
  },
};

export const SpecialOffer: Story = {
  args: { benefit: sampleBenefit(9) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /korp/ })).toBeNull();
  },
};

/** A fixed benefit opens its details in a dialog; without a picture it shows the logo. */
export const FixedWithoutPicture: Story = {
  args: { benefit: sampleBenefit(8) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^(?!Dodaj).*osiguranje za celu porodicu$/ })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
  },
};

export const Monthly: Story = { args: { benefit: sampleBenefit(6) } };

export const Feature: Story = {
  args: { benefit: sampleBenefit(4), look: 'feature' },
  decorators: [
    (Story) => (
      <div className="w-130">
        <Story />
      </div>
    ),
  ],
};

/** On a phone of 360 px the full name of the paying budget is above the price and its button. */
export const Small: Story = {
  parameters: { me: { category_budgets: [{ ...sport, spent: 16_000 }] } },
  decorators: [
    (Story) => (
      <div className="w-39">
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await expect(await context.canvas.findByText('Sport i rekreacija, delom')).toBeVisible();
    await expectRoom(context);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { globals: { language: 'EN' } };

export const Loading: Story = { render: () => <BenefitCardSkeleton /> };

export const Grid: Story = {
  render: () => <SampleGrid />,
  decorators: [
    (Story) => (
      <div className="w-[min(1200px,calc(100vw-32px))]">
        <Story />
      </div>
    ),
  ],
};

export const GridOnPhone: Story = { ...Grid, globals: { viewport: { value: 'phone' } } };

export const ListView: Story = {
  ...Grid,
  render: () => <SampleGrid layout="list" />,
};

export const ListViewDark: Story = { ...ListView, globals: { theme: 'dark' } };
