// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { removeToken, storeToken } from '../../api/token.ts';
import { notePendingSave, pendingSave } from './pending-saves.ts';
import type { DraftPlace } from './record-drafts.ts';

const LIMIT = 60_000;

/** A record that only this test uses, because a noted save stays until it is answered. */
const placeOf = (id: string): DraftPlace => ({ person: 3, kind: 'coupon', id });

afterEach(removeToken);

it('is waited for until it is answered, taken or refused', async () => {
  storeToken('one');
  for (const end of ['taken', 'refused'] as const) {
    const { save, take, refuse } = heldSave();
    const noted = notePendingSave(placeOf(end), save, LIMIT).catch(() => {});
    let isOver = false;
    const waiting = pendingSave(placeOf(end))?.then(() => {
      isOver = true;
    });
    expect(waiting).toBeDefined();
    await Promise.resolve();
    expect(isOver).toBe(false);
    if (end === 'taken') take();
    else refuse();
    await Promise.all([noted, waiting]);
    expect(pendingSave(placeOf(end))).toBeUndefined();
  }
});

it('is of one record', () => {
  storeToken('one');
  void notePendingSave(placeOf('7'), heldSave().save, LIMIT);
  expect(pendingSave(placeOf('77'))).toBeUndefined();
});

it('is not waited for once its session is over: nobody hears what it is answered', () => {
  storeToken('one');
  void notePendingSave(placeOf('8'), heldSave().save, LIMIT);
  removeToken();
  storeToken('two');
  expect(pendingSave(placeOf('8'))).toBeUndefined();
});

function heldSave() {
  let take = () => {};
  let refuse = () => {};
  const save = new Promise<void>((resolve, reject) => {
    take = resolve;
    refuse = reject;
  });
  return { save, take, refuse };
}
