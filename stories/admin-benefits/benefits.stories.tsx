import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { BenefitsScreen } from '#src/admin-benefits/benefits-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { listedBenefits } from './sample-listed-benefits.ts';

/** Benefits on offer, and benefits in preparation. */
const meta = {
  title: 'Screens/Administration/Benefits',
  component: BenefitsScreen,
  decorators: [inFrame, withMe({ admin_roles: ['content'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/benefits' },
} satisfies Meta<typeof BenefitsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: string) => ({ parameters: { path: `/admin-panel/benefits?${query}` } });

/** A row links to the page of its benefit, and has a menu. */
export const List: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('rowheader');
    await expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/admin-panel/benefits/1');
    const [menu] = canvas.getAllByRole('button', { name: new RegExp(`^${said('Radnje')}: `) });
    await userEvent.click(menu as HTMLElement);
    await expect(await screen.findByRole('menuitem', { name: said('Skloni iz ponude…') })).toBeInTheDocument();
  },
};

/** Days can be a named period, or a first and a last day. */
export const FilteredByDays: Story = {
  ...at('changed=2026-11-10..2026-11-20&state=offered'),
  play: async ({ canvas, userEvent }) => {
    const chip = new RegExp(`${said('Izmenjeno')}: 10\\.11\\.2026\\.`);
    const [edit] = await canvas.findAllByRole('button', { name: chip });
    await userEvent.click(edit as HTMLElement);
    const day = await screen.findByRole('textbox', { name: said('Poslednji dan') });
    await userEvent.clear(day);
    await userEvent.type(day, '18.11.2026.');
    await userEvent.click(screen.getByRole('button', { name: said('Filtriraj') }));
    await expect(await canvas.findByText('10.11.2026. – 18.11.2026.')).toBeInTheDocument();
  },
};

/** An invalid amount is reported when the filter is applied. */
export const FilteredByAmounts: Story = {
  ...at('price=1000..5000.50'),
  play: async ({ canvas, userEvent }) => {
    const [edit] = await canvas.findAllByRole('button', { name: new RegExp(`${said('Cena')}: 1[.,]000`) });
    await userEvent.click(edit as HTMLElement);
    const least = await screen.findByRole('textbox', { name: said('Najmanje') });
    await userEvent.clear(least);
    await userEvent.paste('1250,5');
    await userEvent.keyboard('{Enter}');
    await expect(least).toHaveAccessibleDescription(said('Decimale se pišu s tačkom: 1250.50'));
  },
};
export const NothingPasses: Story = at('state=withdrawn&kind=fixed');

/** The dialog says who has the benefit in the cart; its name has to be typed. */
export const Withdrawing: Story = {
  play: async ({ canvas, userEvent }) => {
    const [menu] = await canvas.findAllByRole('button', { name: new RegExp(`^${said('Radnje')}: `) });
    await userEvent.click(menu as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: said('Skloni iz ponude…') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findAllByRole('listitem')).toHaveLength(3);
  },
};

/** A name of one long word leaves room for the other columns. */
export const OneLongWord: Story = {
  play: async ({ canvas }) => {
    const [first] = listedBenefits;
    const [name] = await canvas.findAllByText(said(first?.provider.name ?? ''));
    if (name) name.textContent = 'Zdravstvo'.repeat(13);
    await expect(name?.scrollWidth).toBeLessThan(300);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
