import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { heldCall, stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { registrationMachine } from './registration.machine.ts';
import { registrationPaths } from './registration.paths.ts';
import { emptyForm, formErrors, type RegistrationBody } from './registration.setup.ts';
import { steps } from './registration.steps.ts';

const whole = {
  ...{ firstName: ' Mina ', lastName: 'Šarić', email: ' mina@izbor.demo', companyCode: ' IZBOR-RS ' },
  ...{ password: 'Izbor!2026', repeated: 'Izbor!2026' },
};

function begin(invite: string | null = null) {
  const readInvitation = heldCall<{ company: string; email: string }, { id: string }>();
  const register = heldCall<{ email: string }, RegistrationBody>();
  const clock = stillClock();
  const registration = createActor(
    underTest(registrationMachine).provide({
      actors: { readInvitation: fromPromise(readInvitation.call), register: fromPromise(register.call) },
    }),
    { input: { form: emptyForm, invite }, clock },
  ).start();
  return { registration, readInvitation, register, clock };
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
      ...{ first_name: 'Mina', last_name: 'Šarić', email: 'mina@izbor.demo' },
      ...{ password: 'Izbor!2026', company_code: 'IZBOR-RS' },
    },
  ]);
  expect(registration.getSnapshot().value).toBe('checkMail');
  expect(JSON.stringify(registration.getSnapshot().context)).not.toContain('Izbor!2026');
});

it('fills the address of an invitation in and sends the invitation instead of a code', async () => {
  const { registration, readInvitation, register } = begin('secret');
  await readInvitation.answer({ company: 'Morava', email: 'mina@izbor.demo' });
  const { form, company } = registration.getSnapshot().context;
  expect([form.email, company]).toEqual(['mina@izbor.demo', 'Morava']);

  registration.send({ type: 'form.change', form: { ...whole, email: form.email, companyCode: '' } });
  registration.send({ type: 'form.submit' });

  expect(register.asked[0]).toMatchObject({ invite: 'secret', email: 'mina@izbor.demo' });
  expect(register.asked[0]).not.toHaveProperty('company_code');
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
  clock.increment(20_000);
  expect(registration.getSnapshot().context).toMatchObject({ form: whole, refusal: { kind: 'timeout' } });
  expect(register.signals[1]?.aborted).toBe(true);
});

it.each([
  [emptyForm, false, ['firstName', 'lastName', 'email', 'companyCode', 'password']],
  [emptyForm, true, ['firstName', 'lastName', 'email', 'password']],
  [{ ...whole, email: 'mina' }, false, ['email']],
  [{ ...whole, password: 'izbor', repeated: 'izbor' }, false, ['password']],
  [{ ...whole, repeated: '' }, false, ['repeated']],
  [{ ...whole, repeated: 'Izbor!2027' }, false, ['repeated']],
  [whole, false, []],
  [{ ...whole, companyCode: '' }, true, []],
])('finds what is wrong with %o, invited: %s', (form, invited, fields) => {
  expect(Object.keys(formErrors(form, invited))).toEqual(fields);
});

nothingIsMissed(registrationMachine);
