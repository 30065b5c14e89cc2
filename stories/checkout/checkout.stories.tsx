import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  figures,
  figuresInEuros,
  figuresOfNothing,
  figuresOfOtherPrices,
  figuresOfTwoBudgets,
  figuresOverBudget,
  figuresUnavailable,
  figuresWithLongNames,
} from '../cart/sample-cart.ts';
import { said } from '../testing/sample-words.ts';
import { sampleVoucher } from '../vouchers/sample-vouchers.ts';
import { InCheckout } from './in-checkout.tsx';

/** The cart and the checkout, one story for each state of the machine. */
const meta = {
  title: 'Screens/Cart and checkout/Checkout',
  component: InCheckout,
  args: { value: { cart: 'ready' }, figures, onEvent: fn() },
  parameters: { layout: 'fullscreen', path: '/cart/' },
} satisfies Meta<typeof InCheckout>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name: said(name) });

export const CartReady: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(said('Tvoja korpa'));
    await expect(canvas.getByText('Četiri artikla')).toBeVisible();
    await userEvent.click(button('Nastavi na potvrdu'));
    await expect(args.onEvent).toHaveBeenLastCalledWith('checkout.open');
  },
};

export const CartEmpty: Story = {
  args: { value: { cart: 'empty' }, figures: figuresOfNothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: said('Korpa je prazna') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: said('Nastavi na potvrdu') })).toBeNull();
  },
};

export const CartOverBudget: Story = {
  args: { value: { cart: 'overBudget' }, figures: figuresOverBudget },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(said('Nema dovoljno raspoloživog budžeta'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/nedostaje još 6\.710,00.RSD/);
    await expect(button('Nastavi na potvrdu')).toBeDisabled();
  },
};

export const CartUnavailable: Story = { args: { value: { cart: 'overBudget' }, figures: figuresUnavailable } };

export const CartOffline: Story = {
  args: { offline: true },
  play: async () => {
    await expect(button('Nastavi na potvrdu')).toBeDisabled();
  },
};

export const TwoBudgets: Story = { args: { figures: figuresOfTwoBudgets } };

export const InEuros: Story = { args: { figures: figuresInEuros }, globals: { language: 'EN' } };

export const LongSerbian: Story = { args: { figures: figuresWithLongNames } };

/** product.md 7.2: a price that changed since the item was put in the cart is shown on its line, and accepted before paying. */
export const CartPricesChanged: Story = {
  args: { figures: figuresOfOtherPrices },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Poskupelo je: bilo 4\.900,00.RSD, sada 5\.310,00.RSD/)).toBeVisible();
    await expect(canvas.getByText(/Pojeftinilo je: bilo 4\.500,00.RSD, sada 4\.200,00.RSD/)).toBeVisible();
    await expect(canvas.getByText(/^Neke cene su se promenile otkad su u tvojoj korpi/)).toBeVisible();
  },
};

/** A typed quantity is saved before the checkout continues. */
export const Settling: Story = {
  args: { value: 'settling' },
  play: async ({ args, canvas, userEvent }) => {
    const proceed = canvas.getByRole('button', { name: said('Nastavi na potvrdu') });
    await expect(proceed).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(proceed);
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
};

export const CheckoutUntaxed: Story = {
  args: { value: { checkout: 'untaxed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(said('Pogledaj još jednom'));
    await expect(canvas.queryByText(said('Dodatni porez na zarade'))).toBeNull();
    await expect(button('Potvrdi kupovinu')).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onEvent).toHaveBeenLastCalledWith('taxes.toggle');
  },
};

export const CheckoutUnderstood: Story = {
  args: { value: { checkout: 'understood' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(said('Dodatni porez na zarade'))).toBeVisible();
    await expect(canvas.getByText('plaća poslodavac, 15,47 %')).toBeVisible();
    await userEvent.click(button('Potvrdi kupovinu'));
    await expect(args.onEvent).toHaveBeenLastCalledWith('purchase.ask');
    await userEvent.click(button('Nazad na korpu'));
    await expect(args.onEvent).toHaveBeenLastCalledWith('checkout.back');
  },
};

export const ConfirmDialog: Story = {
  args: { value: 'confirmDialog', figures: figuresOfTwoBudgets },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: said('Potvrđuješ kupovinu?') }));
    await expect(dialog.getByText(/Kupuju se 4 artikla za 16\.710,00.RSD/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: said('Potvrdi kupovinu') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith('purchase.confirm');
  },
};

export const Confirming: Story = {
  args: { value: 'confirming' },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: said('Kupovina…') }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
};

export const ConfirmingSlow: Story = {
  args: { value: 'confirming', slow: true },
  play: async () => {
    await expect(await screen.findByText(/Traje duže nego obično/)).toBeInTheDocument();
  },
};

export const Success: Story = {
  args: { value: 'success' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: said('Odličan izbor.') }));
    await expect(dialog.getByRole('link', { name: said('Na početnu') })).toHaveAttribute('href', '/');
    await expect(dialog.getByRole('link', { name: said('Moje transakcije') })).toHaveAttribute('href', '/transactions');
  },
};

/** Bought vouchers can be used immediately: the code can be scanned and copied here. */
export const SuccessWithCodes: Story = {
  args: { value: 'success', codes: [sampleVoucher(1), sampleVoucher(2)] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: said('Odličan izbor.') }));
    const drawn = { name: said('QR kod K7QW-2MNP-83RT-XZ41') };
    // Rendered by a lazy part of the app, whose code is loaded now.
    await expect(await dialog.findByRole('img', drawn, { timeout: 15_000 })).toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: said('Svi moji vaučeri') })).toHaveAttribute('href', '/vouchers');
  },
};

export const Refused: Story = {
  args: { value: 'error', message: 'Nema dovoljno raspoloživog budžeta' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(said('Ništa nije kupljeno'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(said('Nema dovoljno raspoloživog budžeta'));
    await expect(button('Nastavi na potvrdu')).toBeEnabled();
  },
};

const changes = [
  { item: 1, name: 'Mesečna članarina: teretana, bazen i sauna', kind: 'price', before: 5310, after: 5600 },
  { item: 2, name: 'Relaks masaža celog tela, 60 minuta', kind: 'count', before: 2, after: 3 },
  { item: 3, name: '', kind: 'removed', before: 3000, after: null },
  { item: 9, name: 'Karte za pozorište', kind: 'unavailable', before: 1800, after: null },
  { item: 10, name: 'Kurs grnčarije', kind: 'added', before: null, after: 7400 },
] as const;

export const CartNotAccepted: Story = {
  args: { value: 'cartChanged', changes: [...changes], message: 'No answer. Check your connection and try again.' },
};

export const CartChanged: Story = {
  args: { value: 'cartChanged', changes: [...changes] },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: said('Korpa se promenila') }));
    await expect(dialog.getByText(/Cena: 5\.310,00.RSD, sada 5\.600,00.RSD/)).toBeInTheDocument();
    await expect(dialog.getByText(said('Vaučer za namirnice'))).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: said('Prihvati i nastavi') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith('changes.accept');
  },
};

export const Accepting: Story = { args: { value: 'accepting', changes: [...changes] } };

export const UnknownWaiting: Story = {
  args: { value: { unknown: 'waiting' } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: said('Još ne znamo da li je kupovina uspela') });
    await userEvent.keyboard('{Escape}');
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
};

export const UnknownAsking: Story = { args: { value: { unknown: 'asking' } } };

export const UnknownUnresolved: Story = {
  args: { value: { unknown: 'unresolved' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: said('Proveri ponovo') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith('outcome.ask');
  },
};

const dark = { theme: 'dark' };
const phone = { viewport: { value: 'phone' } };

export const CartDark: Story = { globals: dark };
export const CartPhone: Story = { globals: phone };
export const UnderstoodDark: Story = { args: { value: { checkout: 'understood' } }, globals: dark };
export const UnderstoodPhone: Story = { args: { value: { checkout: 'understood' } }, globals: phone };
export const ConfirmPhone: Story = { args: { value: 'confirmDialog' }, globals: phone };
export const SuccessDark: Story = { args: { value: 'success' }, globals: dark };
export const SuccessPhone: Story = { args: { value: 'success' }, globals: phone };
/** On a phone the next steps are visible beside the code. */
export const SuccessWithCodesPhone: Story = {
  ...SuccessWithCodes,
  globals: phone,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: said('Odličan izbor.') });
    const home = within(dialog).getByRole('link', { name: said('Na početnu') });
    await waitFor(() => expect(home.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await expect(dialog.scrollTop).toBe(0);
  },
};
export const ChangedPhone: Story = { args: { value: 'cartChanged', changes: [...changes] }, globals: phone };
/** After a refusal the page scrolls to the top of the cart, where the reason is. */
export const RefusedPhone: Story = {
  ...Refused,
  globals: { ...phone, ...dark },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('alert').getBoundingClientRect();
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};
export const LongPhone: Story = { args: { figures: figuresWithLongNames }, globals: phone };
