import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fields, isSame, merge } from './merge.rules.ts';

const base = {
  name_sr: 'Teretana',
  price: 4000,
  discount: 0,
  companies: [1, 2, 3],
  pictures: [
    { id: 7, alt_sr: 'Sala', alt_en: 'Hall' },
    { id: 8, alt_sr: 'Tegovi', alt_en: 'Weights' },
    { id: 9, alt_sr: 'Bazen', alt_en: 'Pool' },
  ],
};
const [hall, weights, pool] = base.pictures;

describe('two changes of one record', () => {
  it('are joined where they are of two fields', () => {
    const { joined, both } = merge(base, { price: 4500 }, { ...base, discount: 10 });
    expect([joined, both]).toEqual([{ ...base, price: 4500, discount: 10 }, []]);
  });

  it('are told where they are of one field, and mine stands until somebody chooses', () => {
    const { joined, both } = merge(base, { price: 4500 }, { price: 5000, name_sr: 'Gym' });
    expect([joined, both]).toEqual([{ ...base, price: 4500, name_sr: 'Gym' }, ['price']]);
  });

  it('are one where both did the same', () => {
    expect(merge(base, { price: 4500 }, { price: 4500 })).toEqual({ joined: { ...base, price: 4500 }, both: [] });
  });
});

describe('a list', () => {
  it('is joined by its things: one added, one taken out, one changed', () => {
    const mine = { pictures: [hall, { ...weights, alt_sr: 'Sprave' }, pool], companies: [1, 3] };
    const theirs = { pictures: [hall, weights], companies: [1, 2, 3, 4] };
    const { joined, both } = merge(base, mine, theirs);
    expect(both).toEqual([]);
    expect(joined.pictures).toEqual([hall, { ...weights, alt_sr: 'Sprave' }]);
    expect(joined.companies).toEqual([1, 3, 4]);
  });

  it('is joined within one thing, by its fields', () => {
    const mine = { pictures: [{ ...hall, alt_sr: 'Velika sala' }, weights, pool] };
    const theirs = { pictures: [{ ...hall, alt_en: 'Main hall', alt_sr: 'Dvorana' }, weights, pool] };
    const { joined, both } = merge(base, mine, theirs);
    expect(both).toEqual(['pictures.7.alt_sr']);
    expect(joined.pictures).toEqual([{ id: 7, alt_sr: 'Velika sala', alt_en: 'Main hall' }, weights, pool]);
  });

  it('has an order that is a field of its own', () => {
    const moved = { pictures: [pool, hall, weights] };
    const changed = { pictures: [hall, { ...weights, alt_en: 'Dumbbells' }, pool] };
    const { joined, both } = merge(base, moved, changed);
    expect([joined.pictures, both]).toEqual([[pool, hall, { ...weights, alt_en: 'Dumbbells' }], []]);
    expect(merge(base, moved, { pictures: [weights, hall, pool] }).both).toEqual(['pictures.order']);
    expect(merge(base, moved, moved)).toEqual({ joined: { ...base, ...moved }, both: [] });
  });

  it('keeps what one side changed and the other took out, and tells of it', () => {
    const { joined, both } = merge(
      base,
      { pictures: [hall, pool] },
      { pictures: [hall, { ...weights, alt_en: 'Dumbbells' }, pool] },
    );
    expect(both).toEqual(['pictures.8']);
    expect(joined.pictures).toEqual([hall, { ...weights, alt_en: 'Dumbbells' }, pool]);
  });

  it('keeps what both added, each where it was put', () => {
    const [mine, theirs] = [
      [5, 1, 2, 3],
      [1, 2, 6, 3],
    ];
    expect(merge(base, { companies: mine }, { companies: theirs })).toMatchObject({
      joined: { companies: [5, 1, 2, 6, 3] },
      both: [],
    });
  });

  it('keeps what both added after what each stands after', () => {
    const [mine, theirs] = [
      [1, 5, 2, 3],
      [1, 2, 6, 3],
    ];
    expect(merge(base, { companies: mine }, { companies: theirs })).toMatchObject({
      joined: { companies: [1, 5, 2, 6, 3] },
      both: [],
    });
  });

  it('is in the order into which one side put it, without what the other took out', () => {
    expect(merge(base, { companies: [1, 3] }, { companies: [3, 1, 2] })).toMatchObject({
      joined: { companies: [3, 1] },
      both: [],
    });
    expect(merge(base, { companies: [3, 1, 2] }, { companies: [3, 1, 2, 4] })).toMatchObject({
      joined: { companies: [3, 1, 2, 4] },
      both: [],
    });
  });

  it('lacks what both took out, and nobody has to choose', () => {
    expect(merge(base, { companies: [1] }, { companies: [1, 3] })).toMatchObject({
      joined: { companies: [1] },
      both: [],
    });
  });

  it('knows its things by their pk where they have no id, and by all that they are where they have neither', () => {
    const other = { pk: 5, name: 'Pisma', minutes: 20 };
    const courses = [{ pk: 4, name: 'Tabele', minutes: 30 }, other];
    const changed = merge(
      { courses },
      { courses: [{ pk: 4, name: 'Tabele', minutes: 45 }, other] },
      { courses: [{ pk: 4, name: 'Tables', minutes: 30 }, other] },
    );
    expect(changed).toEqual({ joined: { courses: [{ pk: 4, name: 'Tables', minutes: 45 }, other] }, both: [] });
    const added = merge(
      { rows: [] },
      { rows: [{ hour: 9, day: 1 }, { day: 2 }] },
      { rows: [{ day: 1, hour: 9 }, { day: 3 }] },
    );
    expect(added.both).toEqual([]);
    expect(added.joined.rows).toHaveLength(3);
    expect(added.joined.rows).toEqual(expect.arrayContaining([{ day: 1, hour: 9 }, { day: 2 }, { day: 3 }]));
  });

  it('is one value where it was none before, or is none on one side', () => {
    expect(merge({ places: [1] }, { places: null }, { places: [1, 2] })).toEqual({
      joined: { places: null },
      both: ['places'],
    });
    expect(merge({ places: [1] }, { places: [1, 2] }, { places: null })).toEqual({
      joined: { places: [1, 2] },
      both: ['places'],
    });
    expect(merge({ places: 'all' }, { places: [1] }, { places: [2] })).toEqual({
      joined: { places: [1] },
      both: ['places'],
    });
    expect(merge({}, { places: [1] }, { places: [1, 2] })).toEqual({ joined: { places: [1, 2] }, both: [] });
  });

  it('whose things cannot be told apart is one value', () => {
    const twice = { texts: ['a', 'a'] };
    expect(merge(twice, { texts: ['a'] }, { texts: ['b', 'a', 'a'] })).toEqual({
      joined: { texts: ['a'] },
      both: ['texts'],
    });
  });
});

const scalar = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('', 'a', '<p>b</p>'), fc.constant(null));
const thing = fc.record({ id: fc.integer({ min: 1, max: 5 }), alt: scalar });
const record = fc.record({
  name: scalar,
  price: scalar,
  companies: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
  pictures: fc.uniqueArray(thing, { selector: ({ id }) => id }),
});
const RUNS = { numRuns: 200 };

describe('of any three records', () => {
  it('one that nobody else changed comes out as it is', () => {
    fc.assert(
      fc.property(record, record, (was, changed) => {
        expect(merge(was, changed, was)).toEqual({ joined: changed, both: [] });
        expect(merge(was, was, changed)).toEqual({ joined: changed, both: [] });
      }),
      RUNS,
    );
  });

  it('the sides may be swapped: the same is joined, but for what both changed', () => {
    fc.assert(
      fc.property(record, record, record, (was, mine, theirs) => {
        const [one, other] = [merge(was, mine, theirs), merge(was, theirs, mine)];
        expect([...one.both].sort()).toEqual([...other.both].sort());
        const told = new Set(one.both.map((way) => way.split('.')[0]));
        const rest = ({ joined }: typeof one) => Object.entries(joined).filter(([name]) => !told.has(name));
        expect(rest(one)).toEqual(rest(other));
      }),
      RUNS,
    );
  });

  it('no field is lost, nor any thing that a side added or changed', () => {
    fc.assert(
      fc.property(record, record, record, (was, mine, theirs) => {
        const { joined } = merge(was, mine, theirs);
        expect(Object.keys(joined).sort()).toEqual(Object.keys(was).sort());
        const kept = idsOf(joined);
        for (const side of [mine, theirs]) {
          for (const picture of side.pictures) {
            const before = was.pictures.find(({ id }) => id === picture.id);
            if (!before || before.alt !== picture.alt) expect(kept).toContain(picture.id);
          }
        }
        expect(new Set(kept).size).toBe(kept.length);
      }),
      RUNS,
    );
  });
});

const idsOf = ({ pictures }: Fields) => (pictures as { id: number }[]).map(({ id }) => id);

describe('two values', () => {
  const asSent = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
  /** An equal value with the names of its objects in reverse order. */
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([name, part]) => [name, turned(part)]),
    );
  };

  it('are the same when what is sent of them is, in whatever order it is named', () => {
    // Few different letters and numbers, so that two values are often equal.
    const few = fc.letrec((tie) => ({
      value: fc.oneof(fc.constantFrom(null, true, 0, -0, 1, '', 'a'), tie('list'), tie('named')),
      list: fc.array(tie('value'), { maxLength: 2 }),
      named: fc.dictionary(fc.constantFrom('a', 'b'), tie('value'), { maxKeys: 2 }),
    })).value;
    fc.assert(
      fc.property(few, few, (one, other) => {
        expect(isSame(one, other)).toBe(isDeepStrictEqual(asSent(one), asSent(other)));
        expect(isSame(one, turned(one))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it.each<[unknown, unknown, boolean]>([
    [{ price: 1 }, { price: 1, website: undefined }, true],
    [{ price: 1 }, { price: 1, website: null }, false],
    [new Date(1), new Date(1), true],
    [new Date(1), new Date(2), false],
    [new Date(1), {}, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [undefined, undefined, true],
    [undefined, null, false],
  ])('%j and %j: %s', (one, other, same) => {
    expect([isSame(one, other), isSame(other, one)]).toEqual([same, same]);
  });
});
