import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ContactView } from '#src/contact/contact-view.tsx';
import { said } from '../testing/sample-words.ts';

/** A message to the people who run the shop, and other ways to contact them. */
const meta = {
  title: 'Screens/Help/Contact',
  component: ContactView,
  args: {
    form: { subject: '', message: '' },
    errors: {},
    refusal: null,
    busy: false,
    waiting: false,
    sentTo: null,
    onChange: fn(),
    onSubmit: fn(),
    onAnother: fn(),
  },
  parameters: { layout: 'fullscreen', path: '/contact/' },
} satisfies Meta<typeof ContactView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(said('Naslov')), 'K');
    await expect(args.onChange).toHaveBeenLastCalledWith({ subject: 'K', message: '' });
    await userEvent.click(canvas.getByRole('button', { name: said('Pošalji poruku') }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Wrong: Story = {
  args: { errors: { subject: 'Ovo polje je obavezno', message: 'Ovo polje je obavezno' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pošalji poruku') }));
    await waitFor(() => expect(canvas.getByLabelText(said('Naslov'))).toHaveFocus());
    await expect(canvas.getByLabelText(said('Poruka'))).toHaveAccessibleDescription(/Ovo polje je obavezno/);
  },
};

export const Refused: Story = { args: { refusal: 'Nema odgovora. Proveri vezu i pokušaj ponovo.' } };
export const Sending: Story = { args: { form: { subject: 'Kartica', message: 'Ne čita se.' }, busy: true } };
export const Sent: Story = {
  args: { sentTo: 'jelena.djordjevic-stankovic@morava-tehnologije.rs' },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: said('Poruka je na putu') })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: said('Napiši još jednu') }));
    await expect(args.onAnother).toHaveBeenCalledTimes(1);
  },
};
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
