import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { BenefitInFull } from '#contract/benefits/benefits.contract.ts';
import { BenefitDetailView } from '#src/benefit-detail/benefit-detail-view.tsx';
import { paymentOf } from '#src/budgets/budget-shares.ts';
import { benefitOf } from '#src/testing/people.ts';
import { failed, loading } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

const inList = benefitOf({
  id: 4,
  name: 'Sistematski pregled sa laboratorijskom analizom',
  short_description: 'Krvna slika, EKG, ultrazvuk abdomena i razgovor sa internistom. Sve u jednom jutru, bez čekanja.',
  pictures: [
    { position: 1, image: '/pictures/health-tooth-1.svg' },
    { position: 0, image: '/pictures/health-heart-1.svg' },
    { position: 2, image: '/pictures/health-heart-2.svg' },
  ],
  price: 11_900,
  price_discount_currency: 8925,
  company_price: 15.47,
  discount: 25,
  nfc: true,
  category: 301,
  provider: { id: 3, name: 'Dom zdravlja Senjak', picture: null },
  locations: ['Beograd'],
});

const materialOf = (_: unknown, index: number) => ({
  file: '/pictures/ways-3.svg',
  type: 'PDF',
  size: 1_240_000,
  title: `Priprema za pregled, ${index + 1}. deo`,
});

const benefit: BenefitInFull = {
  ...inList,
  description:
    '<p>Jednom godišnje vredi čuti da je sve u redu.</p><p>Dođi ujutru, bez doručka.</p><ul><li>Kompletna krvna slika</li><li>EKG</li></ul>',
  instructions: '<p>Zakaži telefonom.</p>',
  limitations: '<p>Važi godinu dana.</p>',
  promo_material: [{ file: '/pictures/ways-3.svg', title: 'Priprema za pregled', type: 'PDF', size: 1_240_000 }],
  how_to_buy: 'in_store',
  website: 'https://senjak.example',
  similar: [
    { ...inList, id: 5, name: 'Pregled vida i okvir po izboru', discount: 20 },
    { ...inList, id: 6, name: 'Stomatološki pregled', discount: 0, price_discount_currency: 11_900 },
  ],
};

/** 48.250,00 of 120.000,00 are available. */
const jelena = { base_balance: 120_000, spent: 71_750, held: 0, category_budgets: [] };
const health = {
  category: 'Health/Zdravlje',
  category_id: 3,
  amount: 10_000,
  spent: 6_900,
  held: 0,
  until: '2026-12-31',
};

const meta = {
  title: 'Screens/Shop/Benefit',
  component: BenefitDetailView,
  decorators: [withMe()],
  parameters: { layout: 'fullscreen', path: '/benefit/4' },
  args: {
    benefit,
    rest: loading(),
    crumbs: [
      <a key="kind" href="/flexible-benefits">
        Fleksibilni benefiti
      </a>,
      <a key="category" href="/flexible-benefits/3">
        Zdravlje
      </a>,
    ],
    currency: 'RSD',
    wanted: { text: '1', count: 1, wrong: false, onStep: fn(), onType: fn() },
    inCart: 0,
    payment: paymentOf(jelena, 892_500),
    adding: false,
    cartLink: (children) => <a href="/cart/">{children}</a>,
    onAdd: fn(),
  },
} satisfies Meta<typeof BenefitDetailView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/39\.325,00.RSD/, { selector: 'b' })).toBeVisible();
    await expect(canvas.getByText('PDF, 1,2 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Jedan više') }));
    await expect(args.wanted.onStep).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('tab', { name: said('Ograničenja') }));
    await waitFor(() => expect(canvas.getByText('Važi godinu dana.')).toBeVisible());
  },
};

export const PartlyFromCategory: Story = {
  args: { payment: paymentOf({ ...jelena, category_budgets: [health] }, 892_500, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('Zdravlje'), { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText(/−3\.100,00.RSD/)).toBeVisible();
    await expect(canvas.getByText(/−5\.825,00.RSD/)).toBeVisible();
  },
};

/** The texts are directly below the pictures, however much is beside both. */
export const MuchBeside: Story = {
  args: {
    ...PartlyFromCategory.args,
    benefit: { ...benefit, description: '<p>Kratko.</p>', promo_material: Array.from({ length: 8 }, materialOf) },
  },
  play: async ({ canvas }) => {
    const texts = canvas.getByRole('region', { name: said('O benefitu') });
    const pictures = texts.parentElement?.firstElementChild;
    await waitFor(() => {
      const [above, below] = [pictures, texts].map((each) => each?.getBoundingClientRect());
      expect((below?.top ?? Number.NaN) - (above?.bottom ?? Number.NaN)).toBeCloseTo(32, 0);
    });
  },
};

/** In the window of a small laptop the button is above the amounts of two budgets, not below the edge. */
export const LowWindow: Story = {
  args: PartlyFromCategory.args ?? {},
  globals: { viewport: { value: 'window' } },
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: said('Dodaj u korpu') });
    const stands = button?.getBoundingClientRect();
    await expect(stands?.height).toBeGreaterThan(0);
    await expect(stands?.bottom).toBeLessThan(innerHeight - 40);
    const pays = canvas.getByText(/−3\.100,00.RSD/).getBoundingClientRect();
    await expect(pays.top).toBeGreaterThan(stands?.bottom ?? Number.NaN);
  },
};

/** The category budget alone pays: the flexible one is unchanged. */
export const FromCategoryAlone: Story = {
  args: { payment: paymentOf({ ...jelena, category_budgets: [{ ...health, amount: 20_000 }] }, 892_500, 3) },
};

export const NotEnough: Story = {
  args: { payment: paymentOf({ ...jelena, spent: 116_000 }, 892_500) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nedostaje 4\.925,00.RSD/)).toBeVisible();
  },
};

export const InCart: Story = { args: { inCart: 2, payment: paymentOf(jelena, 1_785_000) } };

export const Adding: Story = {
  args: { adding: true },
  play: async ({ args, canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: said('Dodaj u korpu') });
    if (button) await userEvent.click(button);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

const notForCarts = { payment: null };

export const Monthly: Story = { args: { ...notForCarts, benefit: { ...benefit, monthly: true } } };

export const SpecialOffer: Story = {
  args: { ...notForCarts, benefit: { ...benefit, benefit_type: 'special', special_offer: true, how_to_buy: 'web' } },
};

export const AgreedPrice: Story = {
  args: {
    ...notForCarts,
    benefit: {
      ...benefit,
      price: null,
      price_currency: null,
      price_discount_currency: null,
      discount: 0,
      nfc: false,
      how_to_buy: 'invoice',
      pictures: [],
    },
  },
};

export const English: Story = { globals: { language: 'EN' } };

export const Dark: Story = { globals: { theme: 'dark' } };

/** A swipe ends with one picture in view, without a strip of its neighbour. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const pictures = canvas.getByRole('group', { name: said('Slike') });
    const { clientWidth: width } = pictures;
    pictures.scrollTo({ left: width - 14, behavior: 'instant' });
    await waitFor(() => expect(pictures.scrollLeft).toBe(width));
    pictures.scrollTo({ left: 0, behavior: 'instant' });
  },
};

/** Opened from a card: the card's data are shown immediately, and the benefit can be bought; the rest is a placeholder below. */
export const FromItsCard: Story = {
  args: { benefit: inList },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: inList.name })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(said('Učitavanje'));
    await userEvent.click(canvas.getAllByRole('button', { name: said('Dodaj u korpu') })[0] as HTMLElement);
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};

export const RestDidNotCome: Story = {
  args: { benefit: inList, rest: failed() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.rest.onRetry).toHaveBeenCalledTimes(1);
  },
};
