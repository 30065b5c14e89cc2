// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en } from '#locales/contact/en.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { ContactScreen } from './contact-screen.tsx';

function open() {
  const refusal = { message: 'Not valid', code: 'request.invalid', fields: { subject: 'Not so' } };
  serve(() => Response.json(refusal, { status: 400 }));
  renderScreen(<ContactScreen />);
}

const field = (label: string) => screen.getByRole('textbox', { name: label });
const isWrong = (label: string) => field(label).getAttribute('aria-invalid') === 'true';
const send = () => userEvent.click(screen.getByRole('button', { name: en.submit }));

it('forgets what is wrong with a field as soon as it is right, and says nothing else instead', async () => {
  open();
  await send();
  expect([isWrong(en.subject), isWrong(en.message)]).toEqual([true, true]);
  await userEvent.type(field(en.subject), 'Card');
  expect([isWrong(en.subject), isWrong(en.message)]).toEqual([false, true]);
  await userEvent.type(field(en.message), 'It is not read.');
  expect(isWrong(en.message)).toBe(false);

  await send();
  await waitFor(() => expect(isWrong(en.subject)).toBe(true));
  await userEvent.type(field(en.subject), 's');
  expect(isWrong(en.subject)).toBe(false);
  expect(screen.queryByText('Not valid')).toBeNull();
});
