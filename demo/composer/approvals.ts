import * as z from 'zod/mini';
import { readYaml } from './read-yaml.ts';
import { text } from './shapes.ts';

const budgets = z.strictObject({ checkUps: text, conference: text, delivery: text, school: text, equipment: text });

/** Reasons of the proposals in the demo shop; for the rate, why it was rejected. */
export const APPROVAL_NOTES = readYaml('approvals.yaml', z.strictObject({ budgets, refund: text, rate: text }));
