/** So many stand in the widest row of similar benefits. */
const IN_A_ROW = 4;

interface Pictured {
  pictures: readonly { image: string }[];
}

/** What the first picture shows, whatever its palette: `sport-mat` of `/pictures/sport-mat-2.svg`. Null without a picture. */
export function sceneOf({ pictures: [first] }: Pictured): string | null {
  return first ? sceneOfPicture(first.image) : null;
}

/** What a picture shows. */
export function sceneOfPicture(image: string): string {
  return image.replace(/^.*\//, '').replace(/-\d\.\w+$/, '');
}

/** What stands in a list, and what it shows; null for something that shows nothing. */
interface Standing<Item> {
  item: Item;
  scene: string | null;
}

/**
 * The first `most` of a list, each where it is unless its scene stands in the same row already (design.md 21): then the next one that shows
 * something else comes before it, at least something else than the one beside it, as far as there is one.
 */
export function apart<Item>(list: readonly Item[], most: number, sceneOf: (item: Item) => string | null): Item[] {
  const left = list.map((item) => ({ item, scene: sceneOf(item) }));
  const placed: Standing<Item>[] = [];
  while (left.length > 0 && placed.length < most) {
    const row = placed.slice(1 - IN_A_ROW).map(({ scene }) => scene);
    const beside = row.slice(-1);
    // Where all that is left will stand, a scene of more than half of it comes first, or two of it would end side by side.
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
