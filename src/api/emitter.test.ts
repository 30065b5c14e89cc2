import { expect, it } from 'vitest';
import { makeEmitter } from './emitter.ts';

it('is told to each who listens, until they stop, and knows whether anybody does', () => {
  const [listen, tell, isHeard] = makeEmitter<string>();
  const heard: string[] = [];
  const before = isHeard();

  const stopFirst = listen((word) => heard.push(`first ${word}`));
  const stopSecond = listen((word) => heard.push(`second ${word}`));
  tell('one');
  stopFirst();
  tell('two');
  const between = isHeard();
  stopSecond();
  tell('three');

  expect(heard).toEqual(['first one', 'second one', 'second two']);
  expect([before, between, isHeard()]).toEqual([false, true, false]);
});
