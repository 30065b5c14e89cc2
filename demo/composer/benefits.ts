import * as z from 'zod/mini';
import type { BenefitContent } from './benefit-content.ts';
import { benefitsOf } from './benefits-of.ts';
import { readYaml } from './read-yaml.ts';
import { text } from './shapes.ts';
import { withVariedPictures } from './varied-pictures.ts';
import { benefitsFile } from './written-benefit.ts';

const files = readYaml('benefits/benefits.yaml', z.array(text));

/** The whole catalogue of the demo shop, in the order of the categories, with pictures that differ from their neighbours. */
export const DEMO_BENEFITS: readonly BenefitContent[] = withVariedPictures(
  files.flatMap((file) => benefitsOf(readYaml(`benefits/${file}.yaml`, benefitsFile))),
);
