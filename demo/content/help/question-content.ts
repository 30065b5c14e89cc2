/** A question of the demo shop; answers are html: p, ul, li, strong. */
export interface QuestionContent {
  questionEn: string;
  questionSr: string;
  answerEn: string;
  answerSr: string;
}

export interface TopicContent {
  topicEn: string;
  topicSr: string;
  questions: readonly QuestionContent[];
}
