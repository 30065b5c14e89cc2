import type { ChartState } from './chart.ts';
import { type Layout, type PlacedChart, placed, type StoredLayouts } from './chart-layout.ts';

const stored = import.meta.glob<StoredLayouts>('./laid-out/*.json', { import: 'default' });

/** The stored layouts of a machine's chart. Throws where a machine has none yet. */
export async function layoutsOf({ id }: ChartState): Promise<StoredLayouts> {
  const read = stored[`./laid-out/${id}.json`];
  if (!read) throw new Error(`The chart of ${id} is not laid out: npm run charts`);
  return read();
}

/** A statechart in its stored layout, across or down: the one that needs less panning in `width`. */
export async function layOut(chart: ChartState, width: number): Promise<PlacedChart> {
  const cost = (layout: Layout) => layout.height + 2 * Math.max(0, layout.width - width);
  const { across, down } = await layoutsOf(chart);
  return placed(chart, cost(across) < cost(down) ? across : down);
}
