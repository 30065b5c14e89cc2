import { expect, it } from 'vitest';
import { sceneOf, spreadScenes } from './spread-scenes.ts';

const shows = (name: string, scene: string) => ({ name, pictures: [{ image: `/pictures/${scene}.svg` }] });
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name).join(' ');

it('knows a scene in every palette, and a photograph by its file', () => {
  expect(sceneOf(shows('a', 'sport-mat-2'))).toBe(sceneOf(shows('b', 'sport-mat-0')));
  expect(sceneOf(shows('a', 'sport-mat-2'))).not.toBe(sceneOf(shows('b', 'sport-rope-2')));
  expect(sceneOf({ pictures: [{ image: '/files/pool-2025.jpg' }] })).toBe('pool-2025.jpg');
  expect(sceneOf({ pictures: [] })).toBeNull();
});

it('leaves an order in which no scene comes again within a row of four', () => {
  const list = ['mat-0', 'rope-1', 'pool-0', 'ball-2', 'mat-1'].map((scene, at) => shows(String(at), `sport-${scene}`));
  expect(namesOf(spreadScenes(list, 6, sceneOf))).toBe('0 1 2 3 4');
});

it('lets the next other scene come before one that would repeat its row', () => {
  const list = ['mat-0', 'mat-1', 'rope-0', 'mat-2', 'ball-0', 'pool-0'].map((scene, at) =>
    shows(String(at), `sport-${scene}`),
  );
  expect(namesOf(spreadScenes(list, 4, sceneOf))).toBe('0 2 4 5');
});

it('keeps two of a scene from standing side by side where there are too few scenes for a row', () => {
  const list = ['mat-0', 'mat-1', 'mat-2', 'rope-0', 'rope-1'].map((scene, at) => shows(String(at), `sport-${scene}`));
  expect(namesOf(spreadScenes(list, 5, sceneOf))).toBe('0 3 1 4 2');
});

it('leaves no two of a scene for the end where they could stand apart', () => {
  const list = ['speaker-0', 'phone-0', 'book-0', 'book-1'].map((scene, at) =>
    shows(String(at), `technology-${scene}`),
  );
  expect(namesOf(spreadScenes(list, 6, sceneOf))).toBe('0 2 1 3');
});

it('takes as many as are asked for, what has no picture wherever it stands, and what is left when there is no other', () => {
  const bare = { name: 'bare', pictures: [] };
  expect(namesOf(spreadScenes([bare, { ...bare, name: 'too' }, shows('mat', 'sport-mat-0')], 2, sceneOf))).toBe(
    'bare too',
  );
  expect(namesOf(spreadScenes([shows('one', 'sport-mat-0'), shows('two', 'sport-mat-1')], 6, sceneOf))).toBe('one two');
});
