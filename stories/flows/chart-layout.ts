import { boxesOf, type ChartEdge, type ChartState } from './chart.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A positioned box, with the transitions that do not leave it. */
export interface PlacedBox extends Place {
  state: ChartState;
  stays: readonly ChartEdge[];
}

/** An arrow with all transitions from one box to another; failures have an arrow of their own. */
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
/** Label of a transition in lines: the event, then the condition. */
export function linesOf({ label }: ChartEdge): string[] {
  const [happens = '', condition] = label.split(/,(?= if )/);
  return condition && label.length > 24 ? [`${happens},`, condition.trim()] : [label];
}

/** Left, top, width and height, in px. */
export type Area = readonly [x: number, y: number, width: number, height: number];

/** Stored layout of a chart, by the ids of its boxes and arrows. */
export interface Layout {
  width: number;
  height: number;
  boxes: Readonly<Record<string, Area>>;
  arrows: Readonly<Record<string, { points: readonly (readonly [x: number, y: number])[]; label: Area }>>;
}

/** Stored layouts of a machine's chart in both directions, with the digest of the chart. */
export interface StoredLayouts {
  /** Digest of the layout engine's input. */
  of: string;
  across: Layout;
  down: Layout;
}

const isWithin = (id: string, group: string) => id.startsWith(`${group}.`);
/** Id of the box "anywhere" in a group, where transitions of the group into itself begin. */
export const anywhereIn = (group: string) => `${group}.*`;

/** Transitions that leave a box, grouped as arrows. */
export function arrowsOf({ id, edges, children }: ChartState, isRoot: boolean) {
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

export const staysOf = ({ edges }: ChartState) => edges.filter(({ source, target }) => source === target);

const placeOf = ([x, y, width, height]: Area): Place => ({ x, y, width, height });

/** Applies a layout to a chart. */
export function placed(chart: ChartState, { width, height, boxes, arrows }: Layout): PlacedChart {
  const states = boxesOf(chart);
  const boxAt = (state: ChartState, stays: readonly ChartEdge[]): PlacedBox[] => {
    const area = boxes[state.id];
    return area ? [{ ...placeOf(area), state, stays }] : [];
  };
  const anywheres = states.flatMap((state) => {
    const box: ChartState = {
      id: anywhereIn(state.id),
      name: 'anywhere',
      kind: 'anywhere',
      initial: false,
      edges: [],
      children: [],
    };
    return boxAt(box, state === chart ? staysOf(state) : []);
  });
  const placedArrows = states
    .flatMap((box) => arrowsOf(box, box === chart))
    .map(({ id, fails, edges }): PlacedArrow => {
      const { points = [], label = NOWHERE } = arrows[id] ?? {};
      return { id, fails, edges, points: points.map(([x, y]) => ({ x, y })), label: placeOf(label) };
    });
  return {
    width,
    height,
    boxes: [...states.slice(1).flatMap((state) => boxAt(state, staysOf(state))), ...anywheres],
    arrows: placedArrows,
  };
}

const NOWHERE: Area = [0, 0, 0, 0];
