interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

interface Arrow {
  id: string;
  points: readonly Point[];
  label: Area;
}

interface Chart {
  boxes: readonly (Area & { state: { kind: string } })[];
  arrows: readonly Arrow[];
}

/** Whether a segment of an arrow runs through the inside of an area. */
const runsThrough = ([a, b]: readonly [Point, Point], { x, y, width, height }: Area) =>
  Math.max(a.x, b.x) > x + 1 &&
  Math.min(a.x, b.x) < x + width - 1 &&
  Math.max(a.y, b.y) > y + 1 &&
  Math.min(a.y, b.y) < y + height - 1;

const piecesOf = ({ points }: Arrow) => points.slice(1).map((point, index) => [points[index] as Point, point] as const);

/** Names of the arrows of a chart that run through a box or through the label of another arrow. */
export function crossingsIn({ boxes, arrows }: Chart): string[] {
  const drawn = boxes.filter(({ state }) => state.kind !== 'group');
  return arrows
    .filter((arrow) => {
      const words = arrows.filter(({ id }) => id !== arrow.id).map(({ label }) => label);
      return [...drawn, ...words].some((area) => piecesOf(arrow).some((piece) => runsThrough(piece, area)));
    })
    .map(({ id }) => id);
}
