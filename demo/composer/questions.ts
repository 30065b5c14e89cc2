import * as z from 'zod/mini';
import { readYaml } from './read-yaml.ts';
import { type Both, both } from './shapes.ts';

/** A question of the demo shop; answers are html: p, ul, li, strong. */
interface QuestionContent {
  question: Both;
  answer: Both;
}

interface TopicContent {
  topic: Both;
  questions: readonly QuestionContent[];
}

const question = z.strictObject({ question: both, answer: both });

/** What people ask, topic by topic. */
export const DEMO_TOPICS: readonly TopicContent[] = readYaml(
  'help.yaml',
  z.array(z.strictObject({ topic: both, questions: z.array(question) })),
);
