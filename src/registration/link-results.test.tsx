// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en as tReset } from '#locales/password-reset/en.ts';
import { en } from '#locales/registration/en.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { ConfirmationScreen } from './confirmation-screen.tsx';
import { NewAddressScreen } from './new-address-screen.tsx';
import { RegistrationScreen } from './registration-screen.tsx';

const refusal = (status: number) => () => Response.json({ message: '', code: 'some.reason' }, { status });
const email = 'jelena@izbor.demo';

const registration = (
  <SessionProvider>
    <RegistrationScreen />
  </SessionProvider>
);

/** The focused element, whose text a screen reader reads. */
const focused = () => [document.activeElement?.tagName, document.activeElement?.textContent];

// A link is used only once, so each case has its own.
it.each([
  ['done', () => ({ email }), en['confirm.done']],
  ['over', refusal(410), en['confirm.over']],
  ['failed', refusal(500), en['confirm.failed']],
])('a link that confirms an address reads out what came of it: %s', async (id, answer, heading) => {
  serve(answer);
  renderScreen(<ConfirmationScreen />, { me: null, at: `/confirm/${id}`, path: '/confirm/:id' });
  await expect.poll(focused).toEqual(['H1', heading]);
});

it.each([
  ['done', () => ({ email, company: 'Morava' }), en['newAddress.done']],
  ['taken', refusal(409), en['newAddress.taken']],
  ['over', refusal(410), en['newAddress.over']],
])('a new address that is confirmed reads out what came of it: %s', async (_, answer, heading) => {
  serve((call) => (call.method === 'GET' ? { email, company: 'Morava' } : answer()));
  renderScreen(<NewAddressScreen />, { me: null, at: '/confirm-email/link', path: '/confirm-email/:id' });
  await userEvent.click(await screen.findByRole('button', { name: en['newAddress.confirm'] }));
  await expect.poll(focused).toEqual(['H1', heading]);
});

it.each([
  [410, en['newAddress.over']],
  [500, en['newAddress.failed']],
])('a link to a new address that does not open (%i) says so', async (status, heading) => {
  serve(refusal(status));
  renderScreen(<NewAddressScreen />, { me: null, at: '/confirm-email/link', path: '/confirm-email/:id' });
  await expect.poll(focused).toEqual(['H1', heading]);
});

it.each([
  [410, en['invitation.over']],
  [500, en['invitation.failed']],
])('an invitation that does not open (%i) says so', async (status, heading) => {
  serve(refusal(status));
  renderScreen(registration, { me: null, at: '/register?invite=link', path: '/register' });
  await expect.poll(focused).toEqual(['H1', heading]);
});

it('leads whoever was invited back to what they typed, and promises no other address', async () => {
  serve(() => ({ email, company: 'Morava', first_name: '', last_name: '' }));
  renderScreen(registration, { me: null, at: '/register?invite=link', path: '/register' });
  const password = 'Dobra-rec-7!';
  const typed = [
    [en.firstName, 'Jelena'],
    [en.lastName, 'Ilić'],
    [tReset.password, password],
    [tReset.repeated, password],
  ] as const;
  for (const [label, value] of typed)
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } });
  await userEvent.click(screen.getByRole('button', { name: en.submit }));
  const back = await screen.findByRole('button', { name: en['sent.back'] });
  expect(screen.queryByRole('button', { name: tReset['sent.other'] })).toBeNull();
  await userEvent.click(back);
  expect(await screen.findByDisplayValue('Jelena')).toBeTruthy();
});

it('says which address the account is to have before it is confirmed', async () => {
  const calls = serve(() => ({ email, company: 'Morava' }));
  renderScreen(<NewAddressScreen />, { me: null, at: '/confirm-email/link', path: '/confirm-email/:id' });
  await screen.findByRole('button', { name: en['newAddress.confirm'] });
  expect(screen.getByText(/Morava/).textContent).toContain(email);
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
});
