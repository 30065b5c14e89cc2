import * as z from 'zod/mini';
import { readYaml } from './read-yaml.ts';
import { text } from './shapes.ts';

const budgets = z.strictObject({ checkUps: text, conference: text, delivery: text, school: text, equipment: text });

/** Why something was proposed in the demo shop that a second person lets happen; of the rate why it was refused. */
export const APPROVAL_NOTES = readYaml('approvals.yaml', z.strictObject({ budgets, refund: text, rate: text }));
