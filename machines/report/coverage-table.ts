import type { Coverage } from '../testing/walk-all.ts';

const share = ({ all, missing }: { all: number; missing: readonly string[] }) =>
  `${all - missing.length}/${all} (${all === 0 ? 100 : Math.floor((100 * (all - missing.length)) / all)} %)`;

/** Coverage of the paths as a Markdown table, followed by the names of what they do not cover. */
export function coverageTable(coverages: readonly Coverage[]): string {
  const rows = coverages.map(
    ({ name, paths, steps, states, transitions }) =>
      `| ${name} | ${paths} | ${steps} | ${share(states)} | ${share(transitions)} |`,
  );
  const missing = coverages.flatMap(({ name, states, transitions, strayed }) => [
    ...states.missing.map((state) => `- ${name}: the state ${state} is in no path`),
    ...transitions.missing.map((transition) => `- ${name}: the transition ${transition} is in no path`),
    ...strayed.map((step) => `- ${name}: ${step}`),
  ]);
  return [
    '| Machine | Paths | Steps | States | Transitions |',
    '|---|---:|---:|---:|---:|',
    ...rows,
    ...(missing.length > 0 ? ['', ...missing] : []),
  ].join('\n');
}
