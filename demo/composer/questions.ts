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

/** Questions and answers by topic. */
export const DEMO_TOPICS: readonly TopicContent[] = readYaml(
  'help.yaml',
  z.array(z.strictObject({ topic: both, questions: z.array(question) })),
);

/** Withdrawn questions: an outdated one, and one that is still a draft. */
export const WITHDRAWN_QUESTIONS: readonly (QuestionContent & { topic: Both })[] = [
  {
    topic: { sr: 'Budžet', en: 'Budget' },
    question: { sr: 'Da li se neiskorišćen novac iz 2025. prenosi?', en: 'Does unused money of 2025 carry over?' },
    answer: {
      sr: '<p>Fleksibilni budžet se prenosio do 31. marta 2026.</p>',
      en: '<p>The flexible budget carried over until 31 March 2026.</p>',
    },
  },
  {
    topic: { sr: 'Kursevi i sertifikati', en: '' },
    question: { sr: 'Mogu li da podelim sertifikat na mreži?', en: '' },
    answer: { sr: '<p>Možeš: na stranici sertifikata je link koji svako može da otvori.</p>', en: '' },
  },
];
