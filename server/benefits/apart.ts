/** So many stand in the widest row of similar benefits. */
const IN_A_ROW = 4;

interface Pictured {
  pictures: readonly { image: string }[];
}

/** What the first picture shows, whatever its palette: `sport-mat` of `/pictures/sport-mat-2.svg`. Null without a picture. */
export function sceneOf({ pictures: [first] }: Pictured): string | null {
  return first ? first.image.replace(/^.*\//, '').replace(/-\d\.\w+$/, '') : null;
}

/**
 * The first `most` of a list, each where it is unless its scene stands in the same row already (art, note 21): then the next one that shows
 * something else comes before it, at least something else than the one beside it, as far as there is one.
 */
export function apart<Item extends Pictured>(list: readonly Item[], most: number): Item[] {
  const left = [...list];
  const placed: Item[] = [];
  while (left.length > 0 && placed.length < most) {
    const near = placed.slice(1 - IN_A_ROW).map(sceneOf);
    const unlike = (scenes: readonly (string | null)[]) =>
      left.findIndex((item) => {
        const scene = sceneOf(item);
        return scene === null || !scenes.includes(scene);
      });
    const at = [unlike(near), unlike(near.slice(-1)), 0].find((place) => place >= 0) ?? 0;
    placed.push(...left.splice(at, 1));
  }
  return placed;
}
