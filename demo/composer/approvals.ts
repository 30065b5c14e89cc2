import * as z from 'zod/mini';
import { readYaml } from './read-yaml.ts';
import { text } from './shapes.ts';

const budgets = z.strictObject({ checkUps: text, conference: text, delivery: text, school: text, equipment: text });

/** Reasons given in the demo shop's proposals, and for rejecting the rate. */
export const APPROVAL_NOTES = readYaml('approvals.yaml', z.strictObject({ budgets, refund: text, rate: text }));
