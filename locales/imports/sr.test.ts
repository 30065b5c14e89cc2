import { expect, it } from 'vitest';
import { sr } from './sr.ts';

it.each([
  [1, '1 red traži tvoju reč', 'Upisuje se 1 red odjednom, ili nijedan.'],
  [2, '2 reda traže tvoju reč', 'Upisuju se 2 reda odjednom, ili nijedan.'],
  [5, '5 redova traži tvoju reč', 'Upisuje se 5 redova odjednom, ili nijedan.'],
  [11, '11 redova traži tvoju reč', 'Upisuje se 11 redova odjednom, ili nijedan.'],
  [21, '21 red traži tvoju reč', 'Upisuje se 21 red odjednom, ili nijedan.'],
])('says of %i rows what they ask for, and that they are written', (count, asks, writes) => {
  expect([sr['problems.title']({ count }), sr['after.writes']({ count })]).toEqual([asks, writes]);
});
