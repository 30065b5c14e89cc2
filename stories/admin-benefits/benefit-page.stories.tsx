import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { BenefitPage } from '#src/admin-benefits/benefit-page.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

const Page = () => (
  <Routes>
    <Route path="/admin-panel/benefits/:id" element={<BenefitPage />} />
  </Routes>
);

/** A benefit on one page: what it is, its texts, its price, the ways of buying it, and who may buy it. */
const meta = {
  title: 'Screens/Administration/Benefit',
  component: Page,
  decorators: [inFrame, withMe({ admin_roles: ['content'] })],
  parameters: { layout: 'fullscreen', path: '/admin-panel/benefits/1' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (id: string) => ({ parameters: { path: `/admin-panel/benefits/${id}` } });
const exactly = (name: string) => ({ name: said(name), exact: true });

/** The price for people is shown while typing, and how many people would get another price than now. */
export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    const discount = await canvas.findByRole('textbox', exactly('Popust'));
    await userEvent.clear(discount);
    await userEvent.type(discount, '50');
    // Not the 18 alone: the draft's notice contains the time at which it was stored.
    await expect(canvas.getByText(/^U korpi je kod 18 osoba/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: said('Sačuvaj') })).toBeEnabled();
  },
};

/** A link to a section scrolls it to below the sticky head. */
export const LedToASection: Story = {
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', exactly('Cena'));
    section.scrollIntoView();
    const price = within(section).getByRole('heading', exactly('Cena')).getBoundingClientRect();
    const head = canvas.getByRole('heading', { level: 1 }).closest('header');
    await expect(price.top).toBeGreaterThan(head?.getBoundingClientRect().bottom ?? Infinity);
    await expect(price.bottom).toBeLessThan(innerHeight);
  },
};

/** The tools appear with the caret; Alt+F10 moves to them, arrow keys along them, Escape back. */
export const WritingText: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('textbox', { name: said('Opis, srpski') })).focus();
    const tools = within(await canvas.findByRole('toolbar'));
    const text = canvas.getByRole('textbox', { name: said('Opis, srpski') });
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(tools.getByRole('button', exactly('Podebljano'))).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(tools.getByRole('button', exactly('Lista'))).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    // The editor applies the change in the next frame.
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: said('Opis, engleski') })).toHaveFocus();
  },
};

/** A dialog asks for the address of a link and refuses an invalid one. */
export const Linking: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('textbox', { name: said('Opis, srpski') })).focus();
    await userEvent.click(await canvas.findByRole('button', exactly('Link')));
    const dialog = within(await screen.findByRole('dialog'));
    const address = dialog.getByRole('textbox', { name: said('Adresa') });
    await userEvent.type(address, 'javascript:x');
    await userEvent.click(dialog.getByRole('button', { name: said('Postavi link') }));
    await expect(address).toBeInvalid();
  },
};

/** A draft can be offered once its required fields are filled in. */
export const NotToBeOffered: Story = {
  ...at('2'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: said('Kratak opis, srpski') }));
    await userEvent.click(canvas.getByRole('button', { name: said('Sačuvaj i ponudi') }));
    await expect(within(await canvas.findByRole('alert')).getAllByRole('link')).toHaveLength(1);
  },
};

/** Problems are counted in their section too. */
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('textbox', exactly('Cena'));
    await userEvent.clear(price);
    await userEvent.type(price, '4.200,00{Control>}s{/Control}');
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(price).toBeInvalid();
  },
};

/** Pictures can be reordered without a mouse; the alternative text of a picture is below them. */
export const Pictures: Story = {
  play: async ({ canvas, userEvent }) => {
    const last = await canvas.findByRole('button', { name: new RegExp(`^${said('Slika 3 od 3')},`) });
    last.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    const moved = canvas.getByRole('button', { name: new RegExp(`^${said('Slika 2 od 3')},`) });
    await waitFor(() => expect(moved).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: said('Šta se vidi na slici, srpski') })).toHaveFocus(),
    );
  },
};

export const NewOne: Story = at('new');
export const Opening: Story = { parameters: { server: 'silent' } };
export const Failed: Story = { parameters: { server: 'failing' } };
export const Missing: Story = { parameters: { server: 'empty-handed' } };

/** Sections fold, and the buttons are at the lower edge. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${said('Cena')}`) }));
    await expect(canvas.getByRole('textbox', exactly('Cena'))).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const InEnglishInTheDark: Story = { ...at('2'), globals: { language: 'EN', theme: 'dark' } };
