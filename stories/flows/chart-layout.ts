import { boxesOf, type ChartEdge, type ChartState } from './chart.ts';

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
/** A step in lines that are not too wide: what happens, then on which condition. */
export function linesOf({ label }: ChartEdge): string[] {
  const [happens = '', condition] = label.split(/,(?= if )/);
  return condition && label.length > 24 ? [`${happens},`, condition.trim()] : [label];
}

/** Left, top, width and height, in px. */
export type Area = readonly [x: number, y: number, width: number, height: number];

/** Where all of a chart stands, by the ids of its boxes and arrows: as it is stored. */
export interface Layout {
  width: number;
  height: number;
  boxes: Readonly<Record<string, Area>>;
  arrows: Readonly<Record<string, { points: readonly (readonly [x: number, y: number])[]; label: Area }>>;
}

/** The stored layouts of a machine's chart: of which chart they are, and both of its ways. */
export interface StoredLayouts {
  /** The digest of what the layout engine was given. */
  of: string;
  across: Layout;
  down: Layout;
}

const isWithin = (id: string, group: string) => id.startsWith(`${group}.`);
/** From wherever one is in a group: steps of the group that lead into itself begin there. */
export const anywhereIn = (group: string) => `${group}.*`;

/** The steps that leave a box, as arrows. */
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

/** A chart where its layout says that it stands. */
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
