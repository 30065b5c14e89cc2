/** Benefits in the widest row of similar benefits. */
const IN_A_ROW = 4;

interface Pictured {
  pictures: readonly { image: string }[];
}

/** The scene of the first picture, without its palette: `sport-mat` of `/pictures/sport-mat-2.svg`. Null without a picture. */
export function sceneOf({ pictures: [first] }: Pictured): string | null {
  return first ? sceneOfPicture(first.image) : null;
}

/** The scene that a picture shows, from its address. */
export function sceneOfPicture(image: string): string {
  return image.replace(/^.*\//, '').replace(/-\d\.\w+$/, '');
}

/** An item of a list and the scene of its picture; null without a picture. */
interface Standing<Item> {
  item: Item;
  scene: string | null;
}

/**
 * The first `most` items of a list, in its order unless a scene would occur twice in a row (design.md 21): then the next item
 * with a scene that the row does not have comes first, or else one with another scene than its neighbour, if there is any.
 */
export function spreadScenes<Item>(
  list: readonly Item[],
  most: number,
  sceneOf: (item: Item) => string | null,
): Item[] {
  const left = list.map((item) => ({ item, scene: sceneOf(item) }));
  const placed: Standing<Item>[] = [];
  while (left.length > 0 && placed.length < most) {
    const row = placed.slice(1 - IN_A_ROW).map(({ scene }) => scene);
    const beside = row.slice(-1);
    // Where all remaining items will be placed, a scene that more than half of them have comes first; otherwise two of it would
    // end up side by side.
    const pressing = left.length <= most - placed.length ? left.findIndex(({ scene }) => fillsHalf(scene, left)) : -1;
    const places = [
      left[pressing] && isUnlike(left[pressing], beside) ? pressing : -1,
      next(left, row),
      next(left, beside),
      0,
    ];
    placed.push(...left.splice(places.find((place) => place >= 0) ?? 0, 1));
  }
  return placed.map(({ item }) => item);
}

type Scene = Standing<unknown>;

function fillsHalf(scene: string | null, left: readonly Scene[]): boolean {
  return scene !== null && left.filter((each) => each.scene === scene).length * 2 > left.length;
}

function next(left: readonly Scene[], scenes: readonly (string | null)[]): number {
  return left.findIndex((each) => isUnlike(each, scenes));
}

function isUnlike({ scene }: Scene, scenes: readonly (string | null)[]): boolean {
  return scene === null || !scenes.includes(scene);
}
