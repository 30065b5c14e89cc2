import { expect, it } from 'vitest';
import { passwordErrors } from './password-form.ts';

it.each([
  [
    { current: '', password: '', repeated: '' },
    { current: 'required', password: 'required', repeated: 'required' },
  ],
  [{ current: 'x', password: 'Izbor!2027', repeated: '' }, { repeated: 'required' }],
  [{ current: 'x', password: 'short!1', repeated: 'short!1' }, { password: 'password.rules' }],
  [{ current: 'x', password: 'Izbor!2027', repeated: 'Izbor!2026' }, { repeated: 'password.match' }],
  [{ current: 'x', password: 'Izbor!2027', repeated: 'Izbor!2027' }, {}],
])('%j has %j', (form, errors) => expect(passwordErrors(form)).toEqual(errors));
