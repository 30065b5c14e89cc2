import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { BenefitDetailsDialog } from '#src/benefits/benefit-details-dialog.tsx';
import { failed, loading, ready } from '../testing/found.ts';
import { sampleInFull } from '../testing/sample-benefits.ts';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Screens/Shop/Benefit/Details dialog',
  component: BenefitDetailsDialog,
  args: {
    card: { name: 'Sistematski pregled sa laboratorijskom analizom' },
    benefit: ready(sampleInFull(7)),
    open: true,
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof BenefitDetailsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /Sistematski pregled/ }));
    const link = dialog.getByRole('link', { name: /Priprema za pregled.*otvara se u novoj kartici/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(await dialog.findByText(/Ultrazvuk abdomena/, {}, { timeout: 15_000 })).toBeInTheDocument();
  },
};

export const WithoutMaterial: Story = {
  args: { benefit: ready(sampleInFull(8, { promo_material: [], limitations: '' })) },
};

/** A benefit that the company itself gives: a contact person, and its document. */
export const GivenByTheCompany: Story = {
  args: {
    benefit: ready(
      sampleInFull(8, {
        promo_material: [],
        given: { contact: 'ljudi@burafilm.rs', document: { name: 'pravilnik-o-rekreaciji.pdf', bytes: 48_200 } },
      }),
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('link', { name: 'ljudi@burafilm.rs' })).toHaveAttribute(
      'href',
      'mailto:ljudi@burafilm.rs',
    );
    const download = new RegExp(`${said('Preuzmi')}: pravilnik-o-rekreaciji.pdf PDF, 48\\skB`);
    await expect(dialog.getByRole('button', { name: download })).toBeEnabled();
  },
};

export const Loading: Story = { args: { benefit: loading() } };

export const Failed: Story = {
  args: { benefit: failed() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.benefit.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const English: Story = { globals: { language: 'EN' } };
export const Dark: Story = { globals: { theme: 'dark' } };
