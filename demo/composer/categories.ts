import * as z from 'zod/mini';
import { readYaml } from './read-yaml.ts';
import { type Both, both, text } from './shapes.ts';

/** A category of the demo shop: a stable id, both names, and on the first level the name of its drawing. */
interface CategoryContent {
  id: number;
  name: Both;
}

interface RootContent extends CategoryContent {
  /** Word for the category in design-system/pictures, also its icon. */
  icon: string;
  /** Purchases in it are shown to the buyer only. */
  private?: boolean | undefined;
  children: Record<string, CategoryContent>;
}

const category = { id: z.number(), name: both };
const root = z.strictObject({
  ...category,
  icon: text,
  private: z.optional(z.boolean()),
  children: z.record(z.string(), z.strictObject(category)),
});

/** The category tree in the order of the sidebar, by the keys of the categories. */
export const DEMO_CATEGORIES: Readonly<Record<string, RootContent>> = readYaml(
  'benefits/categories.yaml',
  z.record(z.string(), root),
);

/** Keys of all categories: `sport`, `sport/gym`. */
export const CATEGORY_KEYS: ReadonlySet<string> = new Set(
  Object.entries(DEMO_CATEGORIES).flatMap(([key, { children }]) => [
    key,
    ...Object.keys(children).map((child) => `${key}/${child}`),
  ]),
);
