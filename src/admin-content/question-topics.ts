import type { TopicCount } from '#contract/help/admin-questions.contract.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';

/** What a topic is called in the language of who reads, else in the other. */
export const topicIn = (language: Language, { topic_sr: sr, topic_en: en }: TopicCount): string =>
  textIn(language, { sr, en });

/** The topics of which a question can have one, each name once: one that is written in both languages stands for its half. */
export function topicsToChoose(language: Language, topics: readonly TopicCount[]): readonly TopicCount[] {
  const whole = topics.filter(isWhole);
  const meant = topics.filter((topic) => isWhole(topic) || !whole.some((one) => isHalfOf(topic, one)));
  const names = meant.map((topic) => topicIn(language, topic));
  return meant.filter((_, place) => names.indexOf(names[place] ?? '') === place);
}

const isWhole = ({ topic_sr: sr, topic_en: en }: TopicCount) => sr !== '' && en !== '';

const isHalfOf = (half: TopicCount, whole: TopicCount) =>
  half.topic_sr === whole.topic_sr || half.topic_en === whole.topic_en;
