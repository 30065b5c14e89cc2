import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, saidWorld, stillClock } from '../testing/start.ts';
import { statePath, transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { type NotificationsEvent, noFilters, notificationsMachine, type Work } from './notifications.machine.ts';
import { notificationsPaths } from './notifications.paths.ts';
import { steps } from './notifications.steps.ts';

it('takes exactly the steps that the specification allows', () => {
  expect(transitionsOf(underTest(notificationsMachine), explorationOf(notificationsPaths))).toEqual([...steps].sort());
});

function start() {
  const read = heldCall<unknown, { id: number }>();
  const work = heldCall<unknown, Work>();
  const world = saidWorld<NotificationsEvent>();
  const said: string[] = [];
  const clock = stillClock();
  const actor = createActor(
    underTest(notificationsMachine).provide({
      actors: { readOne: fromPromise(read.call), doWork: fromPromise(work.call), watchList: world.watch },
      actions: {
        seeAll: () => said.push('seen'),
        retryList: () => said.push('list loaded again'),
        reload: () => said.push('reloaded'),
        sayDone: (_, params) => said.push(`done: ${params.work.kind}`),
        sayFailed: () => said.push('failed'),
        logFailure: () => said.push('logged'),
      },
    }),
    { clock },
  ).start();
  const shown = () => statePath(actor.getSnapshot().value);
  const filters = () => actor.getSnapshot().context.filters;
  return { actor, read, work, world, said, clock, shown, filters };
}

function opened() {
  const started = start();
  started.actor.send({ type: 'list.open' });
  started.world.say({ type: 'list.changed', found: 'ready' });
  return started;
}

it('marks all as seen when the list is opened, and not again on the way back from one of them', () => {
  const { actor, said } = opened();
  actor.send({ type: 'single.open', id: 2 });
  actor.send({ type: 'list.open' });
  expect(said).toEqual(['seen']);
});

it('marks all as seen again when what came meanwhile is shown', () => {
  const { actor, said } = opened();
  actor.send({ type: 'fresh.show' });
  expect(said).toEqual(['seen', 'seen']);
});

describe('the search', () => {
  it('waits 400 milliseconds after the last letter', () => {
    const { actor, clock, filters } = opened();
    actor.send({ type: 'search.type', text: 'tic' });
    clock.increment(399);
    actor.send({ type: 'search.type', text: ' ticket ' });
    clock.increment(399);
    expect(filters().search).toBe('');
    clock.increment(1);
    expect(filters().search).toBe('ticket');
  });

  it('that comes to what it was loads nothing', () => {
    const { actor, clock, shown } = opened();
    actor.send({ type: 'search.type', text: 't' });
    actor.send({ type: 'search.type', text: ' ' });
    clock.increment(400);
    expect(shown()).toBe('list.ready');
  });

  it('that waits while one of them is read is made on the way back', () => {
    const { actor, filters } = opened();
    actor.send({ type: 'search.type', text: 'ticket' });
    actor.send({ type: 'single.open', id: 2 });
    actor.send({ type: 'list.open' });
    expect(filters().search).toBe('ticket');
  });

  it('is forgotten with the modal, also while it waits', () => {
    const { actor, clock, filters } = opened();
    actor.send({ type: 'filters.change', filters: { previewed: true } });
    actor.send({ type: 'search.type', text: 'ticket' });
    actor.send({ type: 'modal.close' });
    actor.send({ type: 'list.open' });
    clock.increment(400);
    expect([actor.getSnapshot().context.typed, filters()]).toEqual(['', noFilters]);
  });
});

describe('the days', () => {
  const choose = (...changes: Partial<typeof noFilters>[]) => {
    const { actor, filters } = opened();
    for (const change of changes) actor.send({ type: 'filters.change', filters: change });
    return filters();
  };

  it('stay as they were chosen while the end is not before the start', () => {
    expect(choose({ dateFrom: '2026-11-01' }, { dateTo: '2026-11-01' })).toMatchObject({
      dateFrom: '2026-11-01',
      dateTo: '2026-11-01',
    });
  });

  it('that are out of order keep the one that was chosen last', () => {
    const days = { dateFrom: '2026-11-01', dateTo: '2026-11-05' };
    expect(choose(days, { dateFrom: '2026-11-09' })).toMatchObject({ dateFrom: '2026-11-09', dateTo: '' });
    expect(choose(days, { dateTo: '2026-10-09' })).toMatchObject({ dateFrom: '', dateTo: '2026-10-09' });
  });
});

describe('one that is opened', () => {
  it('is marked as read, and the person is read again', async () => {
    const { actor, read, said } = opened();
    actor.send({ type: 'single.open', id: 7 });
    await read.answer({});
    expect([read.asked, said]).toEqual([[{ id: 7 }], ['seen', 'reloaded']]);
  });

  it('stays open when it cannot be marked, which is only logged', async () => {
    const { actor, read, said, shown } = opened();
    actor.send({ type: 'single.open', id: 7 });
    await read.fail(refusalOf({ status: 500 }));
    expect([shown(), said]).toEqual(['single', ['seen', 'logged']]);
  });

  it('gives way to another', () => {
    const { actor, read } = opened();
    for (const id of [7, 8]) actor.send({ type: 'single.open', id });
    expect(read.asked).toEqual([{ id: 7 }, { id: 8 }]);
    expect(read.signals[0]?.aborted).toBe(true);
  });
});

it('that fails to load is asked for again by a press', () => {
  const { actor, said, shown } = opened();
  actor.send({ type: 'list.changed', found: 'failed' });
  actor.send({ type: 'list.retry' });
  expect([shown(), said]).toEqual(['list.loading', ['seen', 'list loaded again']]);
});

describe('filters that are cleared', () => {
  it('are gone, with what was typed', () => {
    const { actor, filters } = opened();
    actor.send({ type: 'filters.change', filters: { previewed: true, dateFrom: '2026-11-01' } });
    actor.send({ type: 'search.type', text: 'ticket' });
    actor.send({ type: 'filters.clear' });
    expect([actor.getSnapshot().context.typed, filters()]).toEqual(['', noFilters]);
  });
});

describe('why one could not be read', () => {
  async function unread() {
    const started = opened();
    started.actor.send({ type: 'single.open', id: 7 });
    await started.read.fail(refusalOf({ status: 404, message: 'Gone' }));
    const refusal = () => started.actor.getSnapshot().context.refusal;
    return { ...started, refusal };
  }

  it('is said', async () => {
    expect((await unread()).refusal()?.message).toBe('Gone');
  });

  it('is not said of the next one', async () => {
    const { actor, refusal } = await unread();
    actor.send({ type: 'single.open', id: 8 });
    expect(refusal()).toBeNull();
  });

  it('is forgotten on the way back to the list, with the one itself', async () => {
    const { actor, refusal } = await unread();
    actor.send({ type: 'list.open' });
    expect([refusal(), actor.getSnapshot().context.single]).toEqual([null, null]);
  });

  it('is forgotten with the modal', async () => {
    const { actor, refusal } = await unread();
    actor.send({ type: 'modal.close' });
    expect([refusal(), actor.getSnapshot().context.single]).toEqual([null, null]);
  });
});

describe('what is done to many', () => {
  it('gives up after twenty seconds without an answer', () => {
    const { actor, clock, shown } = opened();
    actor.send({ type: 'all.read' });
    expect(around(clock, 20_000, shown)).toEqual(['working', 'list.loading']);
  });

  it.each(['refused', 'not answered'])('says that it failed, and logs it, when it was %s', async (outcome) => {
    const { actor, work, clock, said, shown } = opened();
    actor.send({ type: 'single.open', id: 7 });
    actor.send({ type: 'notification.delete', id: 7 });
    if (outcome === 'refused') await work.fail(refusalOf({ status: 500 }));
    else clock.increment(20_000);
    expect([shown(), said.slice(-3), actor.getSnapshot().context.single]).toEqual([
      'list.loading',
      ['reloaded', 'failed', 'logged'],
      null,
    ]);
  });

  it.each(['answered', 'refused', 'not answered'])('is told after the modal was closed when it was %s', async (end) => {
    const { actor, work, clock, said, shown } = opened();
    actor.send({ type: 'notification.delete', id: 7 });
    actor.send({ type: 'modal.close' });
    if (end === 'answered') await work.answer({});
    else if (end === 'refused') await work.fail(refusalOf({ status: 500 }));
    else clock.increment(20_000);
    const told = end === 'answered' ? ['done: delete'] : ['failed', 'logged'];
    expect([shown(), said]).toEqual(['closed', ['seen', 'reloaded', ...told]]);
  });

  it('stays open when it was left once before', async () => {
    const { actor, work, shown } = opened();
    actor.send({ type: 'notification.delete', id: 7 });
    actor.send({ type: 'modal.close' });
    await work.answer({});
    actor.send({ type: 'list.open' });
    actor.send({ type: 'list.changed', found: 'ready' });
    actor.send({ type: 'notification.delete', id: 8 });
    await work.answer({});
    expect(shown()).toBe('list.loading');
  });

  it('does just that, whatever was done before', async () => {
    const { actor, work, shown } = opened();
    actor.send({ type: 'notification.delete', id: 7 });
    await work.answer({});
    actor.send({ type: 'list.changed', found: 'ready' });
    actor.send({ type: 'all.read' });
    expect(work.asked.at(-1)).toEqual({ kind: 'readAll' });
    await work.answer({});
    expect(shown()).toBe('list.loading');
  });

  it('is asked for once, however often it is pressed', () => {
    const { actor, work } = opened();
    for (const _ of [1, 2]) actor.send({ type: 'all.read' });
    expect(work.asked).toEqual([{ kind: 'readAll' }]);
  });

  it('deletes nothing before it was confirmed', async () => {
    const { actor, work, said, shown } = opened();
    actor.send({ type: 'deletion.ask' });
    actor.send({ type: 'deletion.cancel' });
    expect(work.asked).toEqual([]);
    actor.send({ type: 'list.changed', found: 'ready' });
    actor.send({ type: 'deletion.ask' });
    actor.send({ type: 'deletion.confirm' });
    await work.answer({ count: 3 });
    expect(work.asked).toEqual([{ kind: 'deleteAll' }]);
    expect([shown(), said]).toEqual(['list.loading', ['seen', 'reloaded', 'done: deleteAll']]);
  });

  it('says when it failed, and reads the list again, for it may have been done', async () => {
    const { actor, clock, said } = opened();
    actor.send({ type: 'notification.delete', id: 7 });
    clock.increment(20_000);
    expect(said).toEqual(['seen', 'reloaded', 'failed', 'logged']);
  });

  it('goes on when the modal is closed, and its end is still told', async () => {
    const { actor, work, said, shown } = opened();
    actor.send({ type: 'all.read' });
    actor.send({ type: 'modal.close' });
    expect(work.signals[0]?.aborted).toBe(false);
    await work.fail(refusalOf({ status: 500 }));
    expect([shown(), said]).toEqual(['closed', ['seen', 'reloaded', 'failed', 'logged']]);
  });

  it('leads from a deleted one back to the list', async () => {
    const { actor, work, shown } = opened();
    actor.send({ type: 'single.open', id: 7 });
    actor.send({ type: 'notification.delete', id: 7 });
    await work.answer(undefined);
    expect([work.asked, shown(), actor.getSnapshot().context.single]).toEqual([
      [{ kind: 'delete', id: 7 }],
      'list.loading',
      null,
    ]);
  });
});

/** While one action is under way the list can be read and searched as usual; only other actions wait. */
describe('while something is done', () => {
  function working() {
    const started = opened();
    started.actor.send({ type: 'notification.delete', id: 7 });
    const context = () => started.actor.getSnapshot().context;
    return { ...started, context };
  }

  it('what is typed stays in the field, and is searched for 400 milliseconds after the last letter', async () => {
    const { actor, work, clock, shown, context } = working();
    actor.send({ type: 'search.type', text: 'tic' });
    clock.increment(399);
    actor.send({ type: 'search.type', text: ' ticket ' });
    clock.increment(399);
    expect([context().typed, context().filters.search]).toEqual([' ticket ', '']);
    clock.increment(1);
    expect([shown(), context().filters.search]).toEqual(['working', 'ticket']);
    await work.answer({});
    expect([shown(), context().typed, context().filters.search]).toEqual(['list.loading', ' ticket ', 'ticket']);
  });

  it('what is typed is searched for at its end when that comes before the pause is over', async () => {
    const { actor, work, context } = working();
    actor.send({ type: 'search.type', text: 'ticket' });
    await work.answer({});
    expect([context().typed, context().filters.search]).toEqual(['ticket', 'ticket']);
  });

  it('other filters are chosen, and the work is what it was', async () => {
    const { actor, work, said, shown, context } = working();
    actor.send({ type: 'filters.change', filters: { previewed: false } });
    actor.send({ type: 'filters.change', filters: { dateFrom: '2026-11-01' } });
    expect([shown(), context().filters]).toEqual([
      'working',
      { ...noFilters, previewed: false, dateFrom: '2026-11-01' },
    ]);
    expect([work.asked, work.signals[0]?.aborted]).toEqual([[{ kind: 'delete', id: 7 }], false]);
    await work.answer({});
    expect(said).toEqual(['seen', 'reloaded', 'done: delete']);
    expect(context().filters).toEqual({ ...noFilters, previewed: false, dateFrom: '2026-11-01' });
  });

  it('filters are cleared, with what was typed', () => {
    const { actor, context } = working();
    actor.send({ type: 'filters.change', filters: { previewed: true } });
    actor.send({ type: 'search.type', text: 'ticket' });
    actor.send({ type: 'filters.clear' });
    expect([context().typed, context().filters]).toEqual(['', noFilters]);
  });

  it('a list that failed is asked for again, and what came meanwhile is seen when it is shown', () => {
    const { actor, said } = working();
    actor.send({ type: 'list.retry' });
    actor.send({ type: 'fresh.show' });
    expect(said).toEqual(['seen', 'list loaded again', 'seen']);
  });

  it.each(['answered', 'refused', 'not answered'])('another is opened, and read when the work was %s', async (end) => {
    const { actor, read, work, clock, said, shown, context } = working();
    actor.send({ type: 'single.open', id: 8 });
    expect([shown(), context().single, read.asked]).toEqual(['working', 8, []]);
    if (end === 'answered') await work.answer({});
    else if (end === 'refused') await work.fail(refusalOf({ status: 500 }));
    else clock.increment(20_000);
    const told = end === 'answered' ? ['done: delete'] : ['failed', 'logged'];
    expect([shown(), read.asked, said]).toEqual(['single', [{ id: 8 }], ['seen', 'reloaded', ...told]]);
  });

  it('one is opened and left again for the list', async () => {
    const { actor, work, said, shown, context } = working();
    actor.send({ type: 'single.open', id: 8 });
    actor.send({ type: 'list.open' });
    expect([shown(), context().single, said]).toEqual(['working', null, ['seen']]);
    await work.answer({});
    expect(shown()).toBe('list.loading');
  });

  it('the one that is deleted may be opened, and gives way to the list', async () => {
    const { actor, work, shown, context } = working();
    actor.send({ type: 'single.open', id: 7 });
    await work.answer({});
    expect([shown(), context().single]).toEqual(['list.loading', null]);
  });

  it('one of all that are deleted gives way to the list, and one of all that are marked does not', async () => {
    const { actor, work, shown } = opened();
    actor.send({ type: 'all.read' });
    actor.send({ type: 'single.open', id: 8 });
    await work.answer({ count: 2 });
    expect(shown()).toBe('single');
    actor.send({ type: 'list.open' });
    actor.send({ type: 'list.changed', found: 'ready' });
    actor.send({ type: 'deletion.ask' });
    actor.send({ type: 'deletion.confirm' });
    actor.send({ type: 'single.open', id: 8 });
    await work.answer({ count: 2 });
    expect(shown()).toBe('list.loading');
  });

  it('nothing else is begun', () => {
    const { actor, work, shown } = working();
    for (const event of [
      { type: 'all.read' },
      { type: 'notification.delete', id: 8 },
      { type: 'deletion.ask' },
    ] as const)
      actor.send(event);
    expect([shown(), work.asked]).toEqual(['working', [{ kind: 'delete', id: 7 }]]);
  });

  it('a modal that is closed and opened again begins anew, and what is in it is seen', async () => {
    const { actor, work, said, shown, context } = working();
    actor.send({ type: 'filters.change', filters: { previewed: true } });
    actor.send({ type: 'search.type', text: 'ticket' });
    actor.send({ type: 'single.open', id: 8 });
    actor.send({ type: 'modal.close' });
    actor.send({ type: 'list.open' });
    const { typed, filters, single } = context();
    expect([typed, filters, single, said]).toEqual(['', noFilters, null, ['seen', 'seen']]);
    await work.answer({});
    expect(shown()).toBe('list.loading');
  });

  it('one is opened from the page that the modal was closed over', async () => {
    const { actor, read, work, shown } = working();
    actor.send({ type: 'modal.close' });
    actor.send({ type: 'single.open', id: 8 });
    await work.answer({});
    expect([shown(), read.asked]).toEqual(['single', [{ id: 8 }]]);
  });
});

nothingIsMissed(notificationsMachine);
