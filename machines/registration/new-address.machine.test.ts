import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { newAddressMachine } from './new-address.machine.ts';
import { newAddressPaths } from './new-address.paths.ts';
import { steps } from './new-address.steps.ts';

it('takes exactly the steps that a new address allows', () => {
  expect(transitionsOf(underTest(newAddressMachine), explorationOf(newAddressPaths))).toEqual([...steps].sort());
});

type Address = { email: string; company: string };
const address: Address = { email: 'mina.nova@morava.rs', company: 'Morava' };

function begin() {
  const readLink = heldCall<Address, { id: string }>();
  const confirmAddress = heldCall<Address, { id: string }>();
  const clock = stillClock();
  const actors = { readLink: fromPromise(readLink.call), confirmAddress: fromPromise(confirmAddress.call) };
  const machine = underTest(newAddressMachine).provide({ actors });
  const flow = createActor(machine, { input: { id: 'secret' }, clock }).start();
  return { flow, readLink, confirmAddress, clock, read: () => flow.getSnapshot() };
}

it('confirms nothing before it is pressed, and one time however often that is', async () => {
  const { flow, readLink, confirmAddress, read } = begin();
  flow.send({ type: 'address.confirm' });
  await readLink.answer(address);
  expect(readLink.asked).toEqual([{ id: 'secret' }]);
  expect(read()).toMatchObject({ value: 'ready', context: address });
  expect(confirmAddress.asked).toEqual([]);

  flow.send({ type: 'address.confirm' });
  flow.send({ type: 'address.confirm' });
  expect(confirmAddress.asked).toEqual([{ id: 'secret' }]);
  await confirmAddress.answer(address);
  expect(read().value).toBe('done');
});

it('says why the server did not confirm, and forgets that with the next try', async () => {
  const { flow, readLink, confirmAddress, read } = begin();
  await readLink.fail(refusalOf({ status: 500, message: 'No' }));
  expect(read().context.refusal?.message).toBe('No');
  flow.send({ type: 'link.retry' });
  expect(read().context.refusal).toBeNull();
  await readLink.answer(address);
  flow.send({ type: 'address.confirm' });
  await confirmAddress.fail(refusalOf({ status: 429, message: 'Wait' }));
  expect(read()).toMatchObject({ value: 'refused', context: { refusal: { message: 'Wait' } } });
  flow.send({ type: 'address.confirm' });
  expect(read().context.refusal).toBeNull();
});

it('gives up after twenty seconds without an answer, reading and confirming', async () => {
  const { flow, readLink, clock, read } = begin();
  expect(around(clock, 20_000, () => read().value)).toEqual(['opening', 'failed']);
  expect(read().context.refusal?.kind).toBe('timeout');
  flow.send({ type: 'link.retry' });
  await readLink.answer(address);
  flow.send({ type: 'address.confirm' });
  expect(around(clock, 20_000, () => read().value)).toEqual(['confirming', 'refused']);
  expect(read().context.refusal?.kind).toBe('timeout');
});

nothingIsMissed(newAddressMachine);
