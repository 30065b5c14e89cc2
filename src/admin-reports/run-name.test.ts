import { expect, it } from 'vitest';
import { runName, runSaid, shortRun } from './run-name.ts';

const ONE = { from: '2026-10', until: '2026-10' };
const THREE = { from: '2026-08', until: '2026-10' };

it.each([
  ['SR', ONE, 'oktobar 2026.', 'Oktobar 2026', 'okt'],
  ['SR', THREE, 'avgust 2026. – oktobar 2026.', 'Avgust 2026. – oktobar 2026', 'avg–okt'],
  ['EN', ONE, 'October 2026', 'October 2026', 'Oct'],
  ['EN', THREE, 'August 2026 – October 2026', 'August 2026 – October 2026', 'Aug–Oct'],
] as const)('%s: %o is %s', (language, run, name, said, short) => {
  expect([runName(language, run), runSaid(language, run), shortRun(language, run)]).toEqual([name, said, short]);
});
