import * as z from 'zod/mini';
import { readYaml } from './read-yaml.ts';
import { text } from './shapes.ts';

/** Why people of the demo shop were given a budget. */
export const GIFT_NOTES = readYaml('gifts.yaml', z.strictObject({ learning: text, thanks: text }));
