import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from '#design-system/password-field/password-field.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Lozinka', showLabel: 'Prikaži lozinku', hideLabel: 'Sakrij lozinku' },
  decorators: [
    (Story) => (
      <div className="max-w-small">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

function WithRules(args: PasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const rules = [
    { text: said('Najmanje 8 znakova'), met: typed.length >= 8 },
    { text: said('Bar jedno slovo'), met: /\p{L}/u.test(typed) },
    { text: 'Bar jedan znak od !@#$%^&*', met: /[!@#$%^&*]/.test(typed) },
  ];
  return (
    <PasswordField
      {...args}
      rules={rules}
      metLabel={said('ispunjeno')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

export const SignIn: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(said('Lozinka'));
    await userEvent.type(field, 'Izbor!2026');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: said('Prikaži lozinku') }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: said('Sakrij lozinku') })).toBeVisible();
  },
};

export const Rules: Story = {
  args: { label: 'Nova lozinka', autoComplete: 'new-password' },
  render: WithRules,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(said('Nova lozinka')), 'abc!');
    await expect(canvas.getByText(said('Bar jedno slovo'))).toHaveClass('font-500');
    await expect(canvas.getByText(said('Najmanje 8 znakova'))).not.toHaveClass('font-500');
    await expect(canvas.getByLabelText(said('Nova lozinka'))).toHaveAccessibleDescription(
      new RegExp(`${said('Bar jedno slovo')} ?, ${said('ispunjeno')}`),
    );
  },
};

export const Refused: Story = { args: { error: 'Pogrešna e-pošta ili lozinka.' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongSerbian: Story = {
  args: {
    label: 'Lozinka kojom se trenutno prijavljuješ na ovaj nalog',
    hint: 'Traži se da bi se znalo da je menjaš ti, a ne neko ko je zatekao otključan uređaj.',
    error: 'Ova lozinka se ne slaže sa onom kojom je poslednja prijava izvršena.',
  },
};

export const Dark: Story = { args: { label: 'Nova lozinka' }, render: WithRules, globals: { theme: 'dark' } };

export const Phone: Story = {
  args: { label: 'Ponovi novu lozinku', error: 'Lozinke se ne poklapaju, upiši istu lozinku u oba polja.' },
  globals: { viewport: { value: 'phone' } },
};
