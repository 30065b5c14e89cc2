import type { TopicCount } from '#contract/help/admin-questions.contract.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';

/** Name of a topic in the reader's language, else in the other. */
export const topicIn = (language: Language, { topic_sr: sr, topic_en: en }: TopicCount): string =>
  textIn(language, { sr, en });

/** The topics to choose from, each name once; a topic in one language is dropped where one in both languages has that text. */
export function topicsToChoose(language: Language, topics: readonly TopicCount[]): readonly TopicCount[] {
  const whole = topics.filter(isWhole);
  const meant = topics.filter((topic) => isWhole(topic) || !whole.some((one) => isHalfOf(topic, one)));
  const names = meant.map((topic) => topicIn(language, topic));
  return meant.filter((_, place) => names.indexOf(names[place] ?? '') === place);
}

const isWhole = ({ topic_sr: sr, topic_en: en }: TopicCount) => sr !== '' && en !== '';

const isHalfOf = (half: TopicCount, whole: TopicCount) =>
  half.topic_sr === whole.topic_sr || half.topic_en === whole.topic_en;
