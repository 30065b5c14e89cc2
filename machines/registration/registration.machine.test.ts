import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { readInvitation as invitationCall } from '#contract/registration/registration.contract.ts';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { registrationMachine } from './registration.machine.ts';
import { registrationPaths } from './registration.paths.ts';
import { emptyForm, formErrors, type RegistrationBody } from './registration.setup.ts';
import { steps } from './registration.steps.ts';

const whole = {
  firstName: ' Mina ',
  lastName: 'Šarić',
  email: ' mina@izbor.demo',
  companyCode: ' IZBOR-RS ',
  password: 'Zeleni*list7',
  repeated: 'Zeleni*list7',
};

function begin(invite: string | null = null, form = emptyForm) {
  const readInvitation = heldCall<AnswerOf<typeof invitationCall>, { id: string }>();
  const register = heldCall<{ email: string }, RegistrationBody>();
  const clock = stillClock();
  const registration = createActor(
    underTest(registrationMachine).provide({
      actors: { readInvitation: fromPromise(readInvitation.call), register: fromPromise(register.call) },
    }),
    { input: { form, invite }, clock },
  ).start();
  const read = () => registration.getSnapshot().context;
  return { registration, readInvitation, register, clock, read };
}

function submitted(form = whole) {
  const begun = begin();
  begun.registration.send({ type: 'form.change', form });
  begun.registration.send({ type: 'form.submit' });
  return begun;
}

it('takes exactly the steps that registering allows', () => {
  expect(transitionsOf(underTest(registrationMachine), explorationOf(registrationPaths))).toEqual([...steps].sort());
});

it('sends what was typed once, without blanks around it, and forgets the passwords then', async () => {
  const { registration, register } = begin();
  registration.send({ type: 'form.change', form: whole });
  registration.send({ type: 'form.submit' });
  registration.send({ type: 'form.submit' });
  await register.answer({ email: 'mina@izbor.demo' });

  expect(register.asked).toEqual([
    {
      first_name: 'Mina',
      last_name: 'Šarić',
      email: 'mina@izbor.demo',
      password: 'Zeleni*list7',
      company_code: 'IZBOR-RS',
    },
  ]);
  expect(registration.getSnapshot().value).toBe('checkMail');
  expect(JSON.stringify(registration.getSnapshot().context)).not.toContain('Zeleni*list7');
});

it('says what is missing only once the form was sent, and not again when one comes back from the mail', async () => {
  const { registration, register, read } = begin();
  expect(read().checked).toBe(false);
  registration.send({ type: 'form.submit' });
  expect([read().checked, register.asked]).toEqual([true, []]);
  registration.send({ type: 'form.change', form: whole });
  registration.send({ type: 'form.submit' });
  await register.answer({ email: 'mina@izbor.demo' });
  registration.send({ type: 'form.reopen' });
  expect(read()).toMatchObject({ checked: false, form: { email: 'mina@izbor.demo', password: '' } });
});

it('says what is missing when a form that was sent is emptied', async () => {
  const { registration, register, read } = submitted();
  await register.fail(refusalOf({ status: 400 }));
  registration.send({ type: 'form.change', form: { ...whole, email: '' } });
  expect(read().checked).toBe(true);
});

const invitation = { company: 'Morava', email: 'mina@izbor.demo', first_name: 'Mina', last_name: 'Šarić' };

it('fills in what the company calls who is invited, but for what was typed before', async () => {
  const { readInvitation, read } = begin('secret');
  await readInvitation.answer(invitation);
  expect(read().form).toMatchObject({ firstName: 'Mina', lastName: 'Šarić' });
  const kept = begin('secret', { ...emptyForm, firstName: 'Milena' });
  await kept.readInvitation.answer(invitation);
  expect(kept.read().form).toMatchObject({ firstName: 'Milena', lastName: 'Šarić' });
});

it('fills the address of an invitation in and sends the invitation instead of a code', async () => {
  const { registration, readInvitation, register } = begin('secret');
  await readInvitation.answer(invitation);
  const { form, company } = registration.getSnapshot().context;
  expect(readInvitation.asked).toEqual([{ id: 'secret' }]);
  expect([form.email, company]).toEqual(['mina@izbor.demo', 'Morava']);

  registration.send({ type: 'form.change', form: { ...whole, email: form.email, companyCode: '' } });
  registration.send({ type: 'form.submit' });

  expect(register.asked[0]).toMatchObject({ invite: 'secret', email: 'mina@izbor.demo' });
  expect(register.asked[0]).not.toHaveProperty('company_code');
});

it('opens an invitation again when it could not be read, without the old reason meanwhile', async () => {
  const { registration, readInvitation, clock, read } = begin('secret');
  await readInvitation.fail(refusalOf({ status: 500, message: 'No' }));
  expect(read().refusal?.message).toBe('No');
  registration.send({ type: 'invitation.retry' });
  expect(read().refusal).toBeNull();
  expect(around(clock, 20_000, () => registration.getSnapshot().value)).toEqual([
    'openingInvitation',
    'invitationFailed',
  ]);
  expect(read().refusal?.kind).toBe('timeout');
});

it('is called long after four seconds, and never beside an answer', async () => {
  const { registration, register, clock, read } = submitted();
  expect(around(clock, 4000, () => read().slow)).toEqual([false, true]);
  await register.fail(refusalOf({ status: 400, message: 'No' }));
  expect(read()).toMatchObject({ slow: false, refusal: { message: 'No' } });
  registration.send({ type: 'form.submit' });
  expect(read().refusal).toBeNull();
});

it('counts the seconds of a wait, while one may go on typing', async () => {
  const { registration, register, clock, read } = submitted();
  await register.fail(refusalOf({ status: 429, retryAfter: 2 }));
  expect(around(clock, 1000, () => read().wait)).toEqual([2, 1]);
  registration.send({ type: 'form.change', form: { ...whole, firstName: 'Ana' } });
  expect(around(clock, 1000, () => read().wait)).toEqual([1, 0]);
  registration.send({ type: 'form.submit' });
  expect(register.asked.map(({ first_name }) => first_name)).toEqual(['Mina', 'Ana']);
});

it('takes a refusal back as soon as something is changed', async () => {
  const { registration, register, read } = submitted();
  await register.fail(refusalOf({ status: 400, message: 'No' }));
  registration.send({ type: 'form.change', form: whole });
  expect(read().refusal).toBeNull();
});

it('keeps everything that was typed when the server refuses, or does not answer for twenty seconds', async () => {
  const { registration, register, clock } = begin();
  registration.send({ type: 'form.change', form: whole });
  registration.send({ type: 'form.submit' });
  await register.fail(refusalOf({ status: 400, fields: { company_code: 'No company has this code' } }));
  expect(registration.getSnapshot().context).toMatchObject({
    form: whole,
    refusal: { fields: { company_code: 'No company has this code' } },
  });

  registration.send({ type: 'form.submit' });
  clock.increment(19_999);
  expect(registration.getSnapshot().value).toEqual({ form: 'submitting' });
  clock.increment(1);
  expect(registration.getSnapshot().context).toMatchObject({ form: whole, refusal: { kind: 'timeout' } });
  expect(register.signals[1]?.aborted).toBe(true);
});

it.each([
  [emptyForm, false, ['firstName', 'lastName', 'email', 'companyCode', 'password', 'repeated']],
  [emptyForm, true, ['firstName', 'lastName', 'email', 'password', 'repeated']],
  [{ ...whole, email: 'mina' }, false, ['email']],
  [{ ...whole, password: 'izbor', repeated: 'izbor' }, false, ['password']],
  [{ ...whole, password: 'izbor', repeated: '' }, false, ['password', 'repeated']],
  [{ ...whole, repeated: '' }, false, ['repeated']],
  [{ ...whole, repeated: 'Zeleni*list8' }, false, ['repeated']],
  [whole, false, []],
  [{ ...whole, companyCode: '' }, true, []],
])('finds what is wrong with %o, invited: %s', (form, invited, fields) => {
  expect(Object.keys(formErrors(form, invited))).toEqual(fields);
});

nothingIsMissed(registrationMachine);
