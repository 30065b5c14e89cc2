import { createHash } from 'node:crypto';
import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { boxesOf, type ChartEdge, type ChartState } from './chart.ts';
import { crossingsIn } from './chart-crossings.ts';
import {
  type Area,
  anywhereIn,
  arrowsOf,
  type Layout,
  LINE,
  linesOf,
  placed,
  type StoredLayouts,
  staysOf,
} from './chart-layout.ts';

/** Least height of a press target, in px. */
const TARGET = 24;
/** Above and below a box's text. */
const PADDING = 10;
/** Average width in px of the widest letters at the chart's 12 px, so that a label is never narrower than its text. */
const LETTER = 6.3;
const widthOf = (lines: readonly string[], extra: number) =>
  Math.max(...lines.map((line) => Math.ceil(line.length * LETTER))) + extra;

const heightOf = (edges: readonly ChartEdge[]) =>
  edges.reduce((height, edge) => height + Math.max(TARGET, LINE * linesOf(edge).length), 0);

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // States in the order of the machine's definition.
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH',
  'elk.layered.spacing.nodeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.spacing.nodeNode': '14',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '2',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
};

/** Computes the layout of a machine's chart in both directions. It takes seconds, so the result is stored (`npm run charts`). */
export async function laidOutAnew(chart: ChartState): Promise<StoredLayouts> {
  const elk = new Elk();
  const way = async (options: Record<string, string>) => layoutIn(await elk.layout(graphOf(chart, options)));
  const both = (options: Record<string, string>): Promise<[Layout, Layout]> =>
    Promise.all([way({ ...options, 'elk.direction': 'RIGHT' }), way({ ...options, 'elk.direction': 'DOWN' })]);
  // ELK cannot compact every chart in this way ("Invalid hitboxes for scanline constraint calculation"), and compacts some
  // until an arrow runs through a label.
  const squeezed = await both(OPTIONS)
    .catch(() => both({ ...OPTIONS, 'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS' }))
    .catch(() => null);
  const isClear = squeezed?.every((layout) => crossingsIn(placed(chart, layout)).length === 0);
  const [across, down] =
    squeezed && isClear
      ? squeezed
      : await both({ ...OPTIONS, 'elk.layered.compaction.postCompaction.strategy': 'NONE' });
  return { of: digestOf(chart), across, down };
}

/** Digest of the engine's input; if it differs, the stored layout is of an older chart. */
export const digestOf = (chart: ChartState): string =>
  createHash('sha256')
    .update(JSON.stringify(graphOf(chart, OPTIONS)))
    .digest('hex')
    .slice(0, 16);

function nodeOf(state: ChartState): ElkNode {
  const stays = staysOf(state);
  const texts = [state.name, ...stays.flatMap(linesOf)];
  const size = {
    width: Math.max(72, widthOf(texts, 40)),
    height: PADDING * 2 + LINE + heightOf(stays),
  };
  if (state.children.length === 0) return { id: state.id, ...size };
  const top = size.height;
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${top},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${size.width}, ${size.height})`,
    },
    children: [...anywhere(state, false), ...state.children.map(nodeOf)],
  };
}

/** Box for transitions possible anywhere in a group; also for those of the root that change no state. */
function anywhere(state: ChartState, isRoot: boolean): ElkNode[] {
  const stays = isRoot ? staysOf(state) : [];
  const inward = arrowsOf(state, isRoot).some(({ from }) => from === anywhereIn(state.id));
  if (!inward && stays.length === 0) return [];
  const width = Math.max(84, widthOf(['', ...stays.flatMap(linesOf)], 40));
  return [{ id: anywhereIn(state.id), width, height: stays.length > 0 ? PADDING * 2 + LINE + heightOf(stays) : 26 }];
}

function graphOf(chart: ChartState, layoutOptions: Record<string, string>): ElkNode {
  const arrows = boxesOf(chart).flatMap((box) => arrowsOf(box, box === chart));
  const edges = arrows.map(
    ({ id, from, to, edges: steps }): ElkExtendedEdge => ({
      id,
      sources: [from],
      targets: [to],
      labels: [
        {
          id: `${id} label`,
          text: steps.map(({ label }) => label).join('\n'),
          width: widthOf(steps.flatMap(linesOf), 12),
          height: heightOf(steps),
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    }),
  );
  const children = [...anywhere(chart, true), ...chart.children.map(nodeOf)];
  return { id: chart.id, layoutOptions, children, edges };
}

/** Rounded to a tenth of a px, which is not visible. */
const rounded = (length = 0): number => Math.round(length * 10) / 10;
const areaOf = ({ x, y, width, height }: Partial<Record<'x' | 'y' | 'width' | 'height', number>> = {}): Area => [
  rounded(x),
  rounded(y),
  rounded(width),
  rounded(height),
];

/** Converts the engine's result to the stored form. */
function layoutIn(graph: ElkNode): Layout {
  const nodesIn = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];
  const arrows = (graph.edges ?? []).map(({ id, sections, labels }) => {
    const [section] = sections ?? [];
    const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
    const corners = points.map(({ x, y }) => [rounded(x), rounded(y)] as const);
    return [id, { points: corners, label: areaOf(labels?.[0]) }] as const;
  });
  return {
    width: rounded(graph.width),
    height: rounded(graph.height),
    boxes: Object.fromEntries(nodesIn(graph).map((node) => [node.id, areaOf(node)])),
    arrows: Object.fromEntries(arrows),
  };
}
