import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { explorationOf } from '../testing/paths-definition.ts';
import { stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { type BrowseEvent, type BrowseInput, browseMachine } from './browse.machine.ts';
import { browsePaths } from './browse.paths.ts';
import { steps } from './browse.steps.ts';
import { plainFilters } from './filters.ts';

it('takes exactly the steps that the specification allows', () => {
  expect(transitionsOf(underTest(browseMachine), explorationOf(browsePaths))).toEqual([...steps].sort());
});

function browse(input: Partial<BrowseInput> = {}) {
  const clock = stillClock();
  const done: string[] = [];
  const actor = createActor(
    underTest(browseMachine).provide({
      actions: {
        reloadBenefits: (_, { filters }) => done.push(`reload ${filters.search}`.trim()),
        scrollToTop: () => done.push('top'),
      },
    }),
    {
      clock,
      input: { kind: 'flexible', layout: 'grid', filters: plainFilters('flexible'), home: false, ...input },
    },
  ).start();
  return { actor, clock, done, now: () => actor.getSnapshot().context, value: () => actor.getSnapshot().value };
}

const narrowed = {
  ...plainFilters('flexible'),
  category: 3,
  providers: [1, 2],
  location: 'Beograd',
  type: 'web',
  fits: true,
  sort: 'price',
  direction: '+',
} as const;

describe('choosing a kind', () => {
  it('resets the filters first and then selects the category (specification.md 4)', () => {
    const { actor, now } = browse({ filters: narrowed });
    actor.send({ type: 'kind.choose', kind: 'flexible', category: 4 });
    expect(now().filters).toEqual({ ...plainFilters('flexible'), category: 4 });
  });

  it('special sorts by bought, descending, and starts in the first category', () => {
    const { actor, now } = browse({ filters: narrowed });
    actor.send({ type: 'kind.choose', kind: 'special' });
    expect(now().filters).toMatchObject({ sort: 'bought', direction: '-', category: 1 });
  });

  it('without a category shows all of the special offers, when that is asked for', () => {
    const { actor, now } = browse();
    actor.send({ type: 'kind.choose', kind: 'special', category: null });
    expect(now().filters.category).toBeNull();
  });
});

describe('choosing a category', () => {
  it('keeps the other filters', () => {
    const { actor, now } = browse({ filters: narrowed });
    actor.send({ type: 'category.choose', category: 7 });
    expect(now().filters).toEqual({ ...narrowed, category: 7 });
  });

  it('by position takes the providers back', () => {
    const { actor, now, value } = browse({ kind: 'special', filters: narrowed });
    actor.send({ type: 'position.choose', category: 105 });
    expect(now().filters).toEqual({ ...narrowed, category: 105, providers: [] });
    expect(value().kind).toBe('flexible');
  });
});

describe('a filter', () => {
  it.each([
    [{ type: 'type.choose', filterType: 'voucher' }, { type: 'voucher' }],
    [{ type: 'providers.choose', providers: [3] }, { providers: [3] }],
    [{ type: 'location.choose', location: 'Niš' }, { location: 'Niš' }],
    [{ type: 'fits.choose', fits: false }, { fits: false }],
    [{ type: 'sort.choose', sort: 'name' }, { sort: 'name' }],
    [{ type: 'direction.toggle' }, { direction: '-' }],
  ] as const)('$0.type is what is asked for from then on, beside the others', (event, changed) => {
    const { actor, now } = browse({ filters: narrowed });
    actor.send(event);
    expect(now().filters).toEqual({ ...narrowed, ...changed });
  });

  it('turns the direction and turns it back', () => {
    const { actor, now } = browse({ filters: narrowed });
    for (const _ of [1, 2]) actor.send({ type: 'direction.toggle' });
    expect(now().filters.direction).toBe('+');
  });

  it.each([
    ['special', { type: 'category.choose', category: 4 }],
    ['special', { type: 'filters.clear' }],
    ['fixed', { type: 'filters.clear' }],
    ['fixed', { type: 'kind.choose', kind: 'flexible' }],
    ['fixed', { type: 'kind.choose', kind: 'special' }],
  ] as const)('among the %s benefits reloads and scrolls to the top by %o', (kind, event) => {
    const { actor, done } = browse({ kind, filters: { ...narrowed, type: '' } });
    actor.send(event);
    expect(done).toEqual(['reload', 'top']);
  });

  it('among special offers is another category of theirs', () => {
    const { actor, now, value } = browse({ kind: 'special', filters: { ...narrowed, type: '' } });
    actor.send({ type: 'category.choose', category: 7 });
    expect([value().kind, now().filters.category]).toEqual(['special', 7]);
  });

  it.each([
    { type: 'category.choose', category: 4 },
    { type: 'position.choose', category: 4 },
    { type: 'type.choose', filterType: 'voucher' },
    { type: 'providers.choose', providers: [3] },
    { type: 'location.choose', location: 'Beograd' },
    { type: 'fits.choose', fits: true },
    { type: 'sort.choose', sort: 'name' },
    { type: 'direction.toggle' },
    { type: 'filters.clear' },
    { type: 'kind.choose', kind: 'fixed' },
  ] as const)('$type reloads the benefits and scrolls to the top', (event) => {
    const { actor, done } = browse();
    actor.send(event);
    expect(done).toEqual(['reload', 'top']);
  });

  it('that is cleared leaves the order as it is', () => {
    const { actor, now } = browse({ filters: narrowed });
    actor.send({ type: 'filters.clear' });
    expect(now().filters).toEqual({ ...plainFilters('flexible'), sort: 'price', direction: '+' });
  });

  it('that is cleared leaves special offers in their category', () => {
    const { actor, now } = browse({ kind: 'special', filters: { ...narrowed, type: '' } });
    actor.send({ type: 'filters.clear' });
    expect(now().filters.category).toBe(3);
  });

  it('that comes from the address is as it stands there, and nothing scrolls', () => {
    const { actor, now, value, done } = browse({ home: true });
    actor.send({ type: 'filters.restored', kind: 'fixed', layout: 'list', filters: { ...narrowed, search: 'spa' } });
    expect(now()).toMatchObject({ filters: { ...narrowed, search: 'spa' }, typed: 'spa', home: false });
    expect(value()).toEqual({ kind: 'fixed', layout: 'list', search: 'resting' });
    expect(done).toEqual([]);
  });
});

describe('the search', () => {
  it('waits until 400 ms passed without typing', () => {
    const { actor, clock, done, now } = browse();
    for (const text of ['s', 'sp', 'spa']) {
      actor.send({ type: 'search.type', text });
      clock.increment(399);
    }
    expect(done).toEqual([]);
    clock.increment(1);
    expect(done).toEqual(['reload spa', 'top']);
    expect(now().filters.search).toBe('spa');
  });

  it('does not wait after Enter, and not twice', () => {
    const { actor, clock, done } = browse();
    actor.send({ type: 'search.type', text: ' spa ' });
    actor.send({ type: 'search.submit' });
    clock.increment(400);
    expect(done).toEqual(['reload spa', 'top']);
  });

  it.each<[string, BrowseEvent | null]>([
    ['after the pause', null],
    ['after Enter', { type: 'search.submit' }],
  ])('for the same words does not load again %s', (_, event) => {
    const { actor, clock, done } = browse({ filters: { ...plainFilters('flexible'), search: 'spa' } });
    actor.send({ type: 'search.type', text: 'spa ' });
    if (event) actor.send(event);
    clock.increment(400);
    expect(done).toEqual([]);
  });

  it('that is cleared loads again only when there was one', () => {
    const { actor, done } = browse({ filters: { ...plainFilters('flexible'), search: 'spa' } });
    actor.send({ type: 'search.clear' });
    actor.send({ type: 'search.clear' });
    expect(done).toEqual(['reload', 'top']);
  });

  it('that was begun in one kind is not made in another', () => {
    const { actor, clock, now } = browse();
    actor.send({ type: 'search.type', text: 'spa' });
    actor.send({ type: 'kind.choose', kind: 'special' });
    clock.increment(400);
    expect(now()).toMatchObject({ typed: '', filters: { search: '' } });
  });
});

it('starts where the address says', () => {
  const { value, now } = browse({ kind: 'special', layout: 'list', filters: { ...narrowed, search: 'spa' } });
  expect(value()).toEqual({ kind: 'special', layout: 'list', search: 'resting' });
  expect(now().typed).toBe('spa');
});

it('goes home by the logo, in the grid', () => {
  const { actor, value, now } = browse({ layout: 'list' });
  actor.send({ type: 'home.open' });
  expect([value().layout, now().home]).toEqual(['grid', true]);
});

nothingIsMissed(browseMachine);
