// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en } from '#locales/contact/en.ts';
import { jelena } from '../testing/people.ts';
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

it('keeps what was typed when it is sent too often, and is not sent again before the time is over', async () => {
  const calls = serve(() =>
    Response.json({ message: 'Too many', code: 'x' }, { status: 429, headers: { 'Retry-After': '3600' } }),
  );
  renderScreen(<ContactScreen />);
  await userEvent.type(field(en.subject), 'Card');
  await userEvent.type(field(en.message), 'It is not read.');
  await send();
  expect((await screen.findByText('Too many')).closest('[role="alert"]')).toBeTruthy();
  // A button that was disabled by its own press would lose the focus.
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: en.submit });
  expect([submit.disabled, submit.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  await userEvent.type(field(en.message), '{Enter}Still.');
  expect(screen.getByText('Too many')).toBeTruthy();
  expect(calls).toHaveLength(1);
});

it('says where the answer goes once it is sent, and begins anew', async () => {
  const calls = serve(() => ({ id: 1 }));
  renderScreen(<ContactScreen />);
  await userEvent.type(field(en.subject), ' Card ');
  await userEvent.type(field(en.message), 'It is not read.');
  await send();
  const another = await screen.findByRole('button', { name: en.another });
  // The second press of a double click on send hits this button.
  fireEvent.click(another, { detail: 2 });
  expect(screen.getByRole('heading', { name: en.sent })).toBeTruthy();
  await userEvent.click(another);
  expect(calls[0]?.body).toEqual({ subject: 'Card', message: 'It is not read.' });
  expect(field(en.subject)).toHaveProperty('value', '');
  expect(isWrong(en.subject)).toBe(false);
});

it('begins at its heading once it is sent, but leaves whoever went on meanwhile where they are', async () => {
  for (const goesOn of [false, true]) {
    const elsewhere = document.body.appendChild(document.createElement('input'));
    let answer = () => {};
    serve(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ id: 1 });
        }),
    );
    const { unmount } = renderScreen(<ContactScreen />);
    await userEvent.type(field(en.subject), 'Card');
    await userEvent.type(field(en.message), 'It is not read.');
    await send();
    if (goesOn) act(() => elsewhere.focus());
    answer();
    const heading = await screen.findByRole('heading', { name: en.sent });
    expect(document.activeElement).toBe(goesOn ? elsewhere : heading);
    unmount();
    elsewhere.remove();
  }
});

it('keeps what was typed over a reload, for whoever typed it', async () => {
  serve(() => undefined);
  const { unmount } = renderScreen(<ContactScreen />);
  await userEvent.type(field(en.subject), 'Card');
  await userEvent.type(field(en.message), 'It is not read.');
  unmount();

  const another = renderScreen(<ContactScreen />, { me: Object.assign({}, jelena, { id: jelena.id + 1 }) });
  expect([en.subject, en.message].map((label) => field(label))).toMatchObject([{ value: '' }, { value: '' }]);
  another.unmount();
  renderScreen(<ContactScreen />);
  expect(field(en.subject)).toHaveProperty('value', 'Card');
  expect(field(en.message)).toHaveProperty('value', 'It is not read.');
});
