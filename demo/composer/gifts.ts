import * as z from 'zod/mini';
import { readYaml } from './read-yaml.ts';
import { text } from './shapes.ts';

/** Reasons of the budgets given in the demo shop. */
export const GIFT_NOTES = readYaml('gifts.yaml', z.strictObject({ learning: text, thanks: text }));
