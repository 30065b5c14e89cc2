import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { boxesOf, type ChartEdge, type ChartState } from './chart.ts';
import { crossingsIn } from './chart-crossings.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box where it stands, with the steps that do not leave it. */
export interface PlacedBox extends Place {
  state: ChartState;
  stays: readonly ChartEdge[];
}

/** An arrow with all steps that it stands for: those of one box to another, failures apart. */
export interface PlacedArrow {
  id: string;
  fails: boolean;
  edges: readonly ChartEdge[];
  points: readonly { x: number; y: number }[];
  label: Place;
}

/** A whole statechart, laid out. */
export interface PlacedChart {
  width: number;
  height: number;
  boxes: readonly PlacedBox[];
  arrows: readonly PlacedArrow[];
}

/** The height of a line of text in the chart. */
export const LINE = 17;
/** What can be pressed is at least as high as a finger's tip needs. */
const TARGET = 24;
/** Above and below a box's text. */
const PADDING = 10;
/** The widest letters of the chart's 12 px take this on average: a label is never narrower than its words. */
const LETTER = 6.3;
const widthOf = (lines: readonly string[], extra: number) =>
  Math.max(...lines.map((line) => Math.ceil(line.length * LETTER))) + extra;

/** A step in lines that are not too wide: what happens, then on which condition. */
export function linesOf({ label }: ChartEdge): string[] {
  const [happens = '', condition] = label.split(/,(?= if )/);
  return condition && label.length > 24 ? [`${happens},`, condition.trim()] : [label];
}

const heightOf = (edges: readonly ChartEdge[]) =>
  edges.reduce((height, edge) => height + Math.max(TARGET, LINE * linesOf(edge).length), 0);

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // The states in the order in which the machine names them.
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

/** Lays a statechart out so that no arrow runs through a text, across or down: whichever has to be panned less in `width`. */
export async function layOut(chart: ChartState, width: number): Promise<PlacedChart> {
  const cost = (placed: PlacedChart) => placed.height + 2 * Math.max(0, placed.width - width);
  const found = known.get(chart) ?? (await ways(chart));
  known.set(chart, found);
  const [across, down] = found;
  return cost(across) < cost(down) ? across : down;
}

/** To lay a chart out takes longer than all else at its desk: who comes back to it does not wait again. */
const known = new WeakMap<ChartState, [PlacedChart, PlacedChart]>();

async function ways(chart: ChartState): Promise<[PlacedChart, PlacedChart]> {
  // Heavier than any other part of the book: only a page with a chart waits for it.
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const elk = new Elk();
  const way = async (options: Record<string, string>) => placedIn(chart, await elk.layout(graphOf(chart, options)));
  const both = (options: Record<string, string>): Promise<[PlacedChart, PlacedChart]> =>
    Promise.all([way({ ...options, 'elk.direction': 'RIGHT' }), way({ ...options, 'elk.direction': 'DOWN' })]);
  // ELK cannot squeeze every chart so ("Invalid hitboxes for scanline constraint calculation"), and squeezes some until an arrow runs through words.
  const squeezed = await both(OPTIONS)
    .catch(() => both({ ...OPTIONS, 'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS' }))
    .catch(() => null);
  const isClear = squeezed?.every((placed) => crossingsIn(placed).length === 0);
  return squeezed && isClear
    ? squeezed
    : both({ ...OPTIONS, 'elk.layered.compaction.postCompaction.strategy': 'NONE' });
}

const isWithin = (id: string, group: string) => id.startsWith(`${group}.`);
/** From wherever one is in a group: steps of the group that lead into itself begin there. */
const anywhereIn = (group: string) => `${group}.*`;

/** The steps that leave a box, as arrows. */
function arrowsOf({ id, edges, children }: ChartState, isRoot: boolean) {
  const arrows = new Map<
    string,
    Pick<PlacedArrow, 'id' | 'fails'> & { from: string; to: string; edges: ChartEdge[] }
  >();
  for (const edge of edges.filter(({ source, target }) => source !== target)) {
    const inward = children.length > 0 && (isRoot || isWithin(edge.target, id));
    const from = inward ? anywhereIn(id) : id;
    const key = `${from} ${edge.target} ${edge.fails}`;
    const arrow = arrows.get(key) ?? { id: key, fails: edge.fails, from, to: edge.target, edges: [] };
    arrow.edges.push(edge);
    arrows.set(key, arrow);
  }
  return [...arrows.values()];
}

const staysOf = ({ edges }: ChartState) => edges.filter(({ source, target }) => source === target);

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

/** Where steps begin that can be taken anywhere in a group; the machine itself has no box for those that lead nowhere. */
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

const placeOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place>): Place => ({ x, y, width, height });

function placedIn(chart: ChartState, graph: ElkNode): PlacedChart {
  const places = new Map<string, Place>();
  const note = (node: ElkNode) => {
    places.set(node.id, placeOf(node));
    node.children?.forEach(note);
  };
  note(graph);
  const states = boxesOf(chart);
  const placed = (state: ChartState): PlacedBox[] => {
    const place = places.get(state.id);
    return place ? [{ ...place, state, stays: staysOf(state) }] : [];
  };
  const anywheres = states.flatMap((state): PlacedBox[] => {
    const place = places.get(anywhereIn(state.id));
    const box: ChartState = {
      id: anywhereIn(state.id),
      name: 'anywhere',
      kind: 'anywhere',
      initial: false,
      edges: [],
      children: [],
    };
    return place ? [{ ...place, state: box, stays: state === chart ? staysOf(state) : [] }] : [];
  });
  const arrows = states
    .flatMap((box) => arrowsOf(box, box === chart))
    .map((arrow) => {
      const edge = graph.edges?.find(({ id }) => id === arrow.id);
      const section = edge?.sections?.[0];
      const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
      return { id: arrow.id, fails: arrow.fails, edges: arrow.edges, points, label: placeOf(edge?.labels?.[0] ?? {}) };
    });
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    boxes: [...states.slice(1).flatMap(placed), ...anywheres],
    arrows,
  };
}
