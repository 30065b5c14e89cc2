import { expect, it } from 'vitest';
import { PALETTES } from '#design-system/pictures/palettes.ts';
import type { BenefitContent } from './benefit-content.ts';
import { DEMO_BENEFITS } from './benefits.ts';
import { addedDaysAgoOf, boughtOf, listsOf, offeredTo } from './shown-in.ts';
import { withVariedPictures } from './varied-pictures.ts';

const first = (benefit: BenefitContent | undefined) => benefit?.pictures[0] ?? '';
const sceneOf = (picture: string) => picture.replace(/-\d$/, '');
const shown = (list: readonly number[]) => list.map((place) => first(DEMO_BENEFITS[place]));

/** Pictures that repeat another one in their row of `width`. */
const repeatsIn = (pictures: readonly string[], width: number) =>
  pictures.filter((picture, at) => pictures.slice(at - (at % width), at).includes(picture));

const LISTS = listsOf(DEMO_BENEFITS).map(shown);

it('shows no picture twice side by side, nor in a row of two, three or six, in any list as it comes', () => {
  expect(LISTS.length).toBeGreaterThan(500);
  expect(LISTS.flatMap((list) => list.filter((picture, at) => picture === list[at - 1]))).toEqual([]);
  for (const width of [2, 3, 6]) expect(LISTS.flatMap((list) => repeatsIn(list, width))).toEqual([]);
});

it('seldom shows the same scene side by side: where a sub-category is about one thing', () => {
  const pairs = LISTS.flatMap((list) => list.slice(1).map((picture, at) => [list[at] ?? '', picture] as const));
  const alike = pairs.filter(([one, other]) => sceneOf(one) === sceneOf(other));
  expect(alike.length / pairs.length).toBeLessThan(0.05);
});

it.each(['IZBOR-RS', 'IZBOR-ME', 'IZBOR-BA'] as const)('shows twelve scenes in the rows of home to %s', (company) => {
  const flexible = DEMO_BENEFITS.filter(
    (benefit) => benefit.kind === 'flexible' && (offeredTo(benefit)?.includes(company) ?? true),
  );
  const popular = flexible.toSorted((one, other) => boughtOf(other) - boughtOf(one)).slice(0, 12);
  const added = flexible.toSorted((one, other) => addedDaysAgoOf(one) - addedDaysAgoOf(other)).slice(0, 12);
  for (const row of [popular.map(first), added.map(first)]) {
    expect(new Set(row).size).toBe(12);
    expect(row.filter((picture, at) => sceneOf(picture) === sceneOf(row[at - 1] ?? ''))).toEqual([]);
  }
});

it('puts no discount on an apricot ground, where its sticker would vanish', () => {
  const grounds = DEMO_BENEFITS.filter(({ discount = 0 }) => discount > 0).map((benefit) => {
    const [family = '', , palette] = first(benefit).split('-');
    return PALETTES[family as keyof typeof PALETTES][Number(palette)]?.ground;
  });
  expect(grounds.length).toBeGreaterThan(60);
  expect(grounds).not.toContain('apricot^');
});

it('leaves the scene written for a benefit where nothing beside it shows the same', () => {
  const written = DEMO_BENEFITS.slice(0, 1).map((benefit) => ({
    ...benefit,
    pictures: ['sport-mat-0', 'sport-hoop-2'],
  }));
  const [alone] = withVariedPictures(written);
  expect(alone?.pictures.map(sceneOf)).toEqual(['sport-mat', 'sport-hoop']);
});

it('takes a scene that says the same for the second of two, and keeps what was written behind it', () => {
  const [benefit] = DEMO_BENEFITS;
  const two = [1, 2].map((number) => ({
    ...(benefit as BenefitContent),
    nameSr: `Trening ${number}`,
    pictures: ['sport-mat-0', 'sport-hoop-2'],
  }));
  const scenes = withVariedPictures(two).map(({ pictures }) => pictures.map(sceneOf));
  expect(scenes).toContainEqual(['sport-mat', 'sport-hoop']);
  expect(scenes).toContainEqual(['sport-pilates', 'sport-mat', 'sport-hoop']);
});
