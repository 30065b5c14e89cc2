// npm run charts: computes the layouts of all machines' charts and stores them in stories/flows/laid-out.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allPaths } from '#machines/report/all-paths.ts';
import { chartOf } from './chart.ts';
import { laidOutAnew } from './chart-engine.ts';

const folder = fileURLToPath(new URL('laid-out/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(`${folder}${file}`);
for (const { machine } of allPaths) {
  const chart = chartOf(machine);
  writeFileSync(`${folder}${chart.id}.json`, `${JSON.stringify(await laidOutAnew(chart))}\n`);
}
