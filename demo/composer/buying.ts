import * as z from 'zod/mini';
import { KINDS, WAYS_TO_BUY } from '#contract/benefits/benefits.rules.ts';
import { readYaml } from './read-yaml.ts';
import { both, many } from './shapes.ts';

const ways = z.enum(WAYS_TO_BUY);

/** Steps and limits of buying a benefit, by its kind and way to buy. */
export const BUYING = readYaml(
  'benefits/buying.yaml',
  z.strictObject({
    steps: z.record(z.enum(KINDS), z.record(ways, many)),
    monthly: many,
    limits: z.strictObject({ ways: z.record(ways, both), special: both, fixed: both }),
  }),
);
