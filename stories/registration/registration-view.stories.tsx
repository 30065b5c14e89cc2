import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { said } from '../testing/sample-words.ts';
import { InRegistration } from './in-registration.tsx';

/** Registering, one story for each state of its machine. */
const meta = {
  title: 'Screens/Sign in/Create account',
  component: InRegistration,
  args: { value: { form: 'editing' }, onEvent: fn() },
  parameters: { layout: 'fullscreen', path: '/register' },
} satisfies Meta<typeof InRegistration>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = {
  firstName: 'Jelena',
  lastName: 'Đorđević-Stanković',
  email: 'jelena.djordjevic@morava.rs',
  companyCode: 'IZBOR-RS',
  password: 'Izbor!2026',
  repeated: 'Izbor!2026',
};

export const FormEditing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(said('Budžet samo za tebe'));
    await userEvent.type(canvas.getByLabelText(said('Ime')), 'J');
    await expect(args.onEvent).toHaveBeenLastCalledWith({
      type: 'form.change',
      form: expect.objectContaining({ firstName: 'J' }),
    });
    await userEvent.click(canvas.getByRole('button', { name: said('Napravi nalog') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'form.submit' });
  },
};

export const FormInEnglish: Story = { globals: { language: 'EN' } };
export const FormInTheDark: Story = { args: { form: typed }, globals: { theme: 'dark' } };
export const FormOnAPhone: Story = { args: { form: typed }, globals: { viewport: { value: 'phone' } } };

/** The rules of the password are ticked one by one. */
export const RulesTicked: Story = {
  args: { form: { ...typed, password: 'izbor!', repeated: '' } },
  play: async ({ canvas }) => {
    const met = canvas.getAllByRole('listitem').filter((rule) => rule.textContent?.includes('ispunjeno'));
    await expect(met.map((rule) => rule.textContent)).toEqual([
      'Bar jedno slovo, ispunjeno',
      'Bar jedan od znakova ! @ # $ % ^ & *, ispunjeno',
      'Bez razmaka na početku i na kraju, ispunjeno',
    ]);
  },
};

export const FormMissing: Story = {
  args: { checked: true, form: { email: 'jelena' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(said('Ime'))).toHaveAccessibleDescription(said('Ovo polje je obavezno'));
    await expect(canvas.getByLabelText(said('Poslovna e-adresa'))).toHaveAccessibleDescription(
      said('Ovo nije e-adresa'),
    );
    await expect(canvas.getByLabelText(said('Kod kompanije'))).toHaveAccessibleDescription(/Ovo polje je obavezno/);
    await expect(canvas.getByLabelText(said('Ponovi novu lozinku'))).toHaveAccessibleDescription(
      said('Ovo polje je obavezno'),
    );
  },
};

export const Invited: Story = {
  args: { company: 'Morava Tehnologije d.o.o.', form: { email: typed.email } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('Morava Tehnologije d.o.o. te poziva. Napravi nalog i biraj.'))).toBeVisible();
    await expect(canvas.getByLabelText(said('Poslovna e-adresa'))).toHaveAttribute('readonly');
    await expect(canvas.queryByLabelText(said('Kod kompanije'))).toBeNull();
  },
};

export const FormSubmitting: Story = {
  args: { value: { form: 'submitting' }, form: typed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Napravi nalog') }));
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
};

export const FormSlow: Story = { args: { value: { form: 'submitting' }, form: typed, slow: true } };

export const FormRefused: Story = {
  args: {
    value: { form: 'refused' },
    form: typed,
    checked: true,
    refusal: {
      status: 400,
      message: 'Neki od poslatih podataka nisu ispravni.',
      fields: { company_code: 'Nijedna kompanija nema ovaj kod' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(said('Neki od poslatih podataka nisu ispravni.'));
    await expect(canvas.getByLabelText(said('Kod kompanije'))).toHaveAccessibleDescription(
      /Nijedna kompanija nema ovaj kod/,
    );
    await expect(canvas.getByLabelText(said('Ime'))).toHaveValue('Jelena');
  },
};

export const FormOffline: Story = {
  args: { value: { form: 'refused' }, form: typed, refusal: { kind: 'network' } },
};

export const FormWaiting: Story = {
  args: { value: { form: 'waiting' }, form: typed, wait: 600 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: said('Napravi nalog') })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OpeningInvitation: Story = { args: { value: 'openingInvitation', company: '' } };

export const InvitationFailed: Story = {
  args: { value: 'invitationFailed', company: '', refusal: { kind: 'network' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'invitation.retry' });
  },
};

export const InvitationOver: Story = {
  args: { value: 'invitationOver', company: '' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: said('Prijavi se') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Registruj se kodom kompanije') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'invitation.leave' });
  },
};

export const CheckMail: Story = {
  args: { value: 'checkMail', form: { email: typed.email } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/jelena.djordjevic@morava.rs/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: said('Pošalji ponovo') })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const CheckMailOnAPhone: Story = { ...CheckMail, globals: { viewport: { value: 'phone' } } };
