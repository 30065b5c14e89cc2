import { PALETTES } from '#design-system/pictures/palettes.ts';
import { PALETTE_COUNT, type PictureCategory } from '#design-system/pictures/pictures.ts';
import type { BenefitContent } from './benefit-content.ts';
import { kinOf } from './kindred-scenes.ts';
import { listsOf } from './shown-in.ts';

/** Number of following cards visible beside a card: the widest row has six, so the seventh is below the first. */
const IN_SIGHT = 6;
const ROUNDS = 8;

/** Costs of showing the same drawing, scene or palette for two benefits that are visible together. */
interface Nearness {
  picture: number;
  scene: number;
  palette: number;
}

interface Choice {
  scene: string;
  /** The category whose palettes the picture is drawn in. */
  family: PictureCategory;
  palette: number;
  /** Cost of the choice itself: a scene other than the one written for the benefit. */
  cost: number;
}

/**
 * Chooses the cover pictures of the benefits so that those shown together differ (design.md 21): each gets the scene written for it or a
 * similar one, in the palette that its neighbours use least in all lists of the shop.
 */
export function withVariedPictures(benefits: readonly BenefitContent[]): readonly BenefitContent[] {
  const near = nearnessIn(benefits).map((neighbours) => [...neighbours]);
  const choices = benefits.map(choicesOf);
  const chosen = choices.map(([first]) => first);
  for (let round = 0; round < ROUNDS; round += 1) {
    let settled = true;
    for (const [place, open] of choices.entries()) {
      const best = cheapest(open, near[place] ?? [], chosen);
      if (best === chosen[place]) continue;
      chosen[place] = best;
      settled = false;
    }
    if (settled) break;
  }
  return benefits.map((benefit, place) => {
    const picture = chosen[place];
    return picture ? { ...benefit, pictures: picturesWith(picture, benefit.pictures) } : benefit;
  });
}

const sceneOf = (picture: string) => picture.replace(/-\d$/, '');

function picturesWith({ scene, palette }: Choice, written: readonly string[]): readonly string[] {
  return [`${scene}-${palette}`, ...written.filter((picture) => sceneOf(picture) !== scene)].slice(0, 4);
}

// The apricot sticker of a discount would vanish on an apricot ground.
function choicesOf({ pictures: [first = ''], discount = 0 }: BenefitContent): Choice[] {
  const own = sceneOf(first);
  return [own, ...kinOf(own)].flatMap((scene, place) => {
    const family = scene.slice(0, scene.indexOf('-')) as PictureCategory;
    return Array.from({ length: PALETTE_COUNT }, (_, palette) => palette)
      .filter((palette) => discount === 0 || PALETTES[family][palette]?.ground !== 'apricot^')
      .map((palette) => ({ scene, family, palette, cost: place === 0 ? 0 : 2 }));
  });
}

/** For each benefit its neighbours in all lists, with the costs of repeating them. */
function nearnessIn(benefits: readonly BenefitContent[]): readonly Map<number, Nearness>[] {
  const near = benefits.map(() => new Map<number, Nearness>());
  for (const list of listsOf(benefits))
    for (const [at, place] of list.entries())
      for (const [before, other] of list.slice(at + 1, at + 1 + IN_SIGHT).entries()) {
        meet(near[place], other, before + 1);
        meet(near[other], place, before + 1);
      }
  return near;
}

function meet(neighbours: Map<number, Nearness> | undefined, other: number, distance: number): void {
  const nearness = neighbours?.get(other) ?? { picture: 0, scene: 0, palette: 0 };
  neighbours?.set(other, nearness);
  nearness.picture += distance === 1 ? 60 : 20;
  nearness.scene += 12 / distance;
  nearness.palette += distance === 1 ? 0.6 : 0;
}

function cheapest(
  open: readonly Choice[],
  neighbours: readonly (readonly [number, Nearness])[],
  chosen: readonly (Choice | undefined)[],
): Choice | undefined {
  const costs = open.map((choice) => {
    let cost = choice.cost;
    for (const [other, { picture, scene, palette }] of neighbours) {
      const theirs = chosen[other];
      if (theirs?.family !== choice.family) continue;
      const sameInks = theirs.palette === choice.palette;
      if (theirs.scene === choice.scene) cost += scene + (sameInks ? picture : 0);
      else if (sameInks) cost += palette;
    }
    return cost;
  });
  return open[costs.indexOf(Math.min(...costs))];
}
