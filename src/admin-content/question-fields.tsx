import { useQuery } from '@tanstack/react-query';
import { listQuestionTopics, type TopicCount } from '#contract/help/admin-questions.contract.ts';
import { QUESTION_TEXTS } from '#contract/help/questions.rules.ts';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useField, useRecordForm } from '../admin/record/record-context.ts';
import { RecordPair } from '../admin/record/record-fields.tsx';
import { RecordRich } from '../admin/record/record-rich.tsx';
import { query } from '../api/query.ts';
import { QuestionPreview } from './question-preview.tsx';
import { topicIn, topicsToChoose } from './question-topics.ts';

/** The fields of a question: each text in both languages, and a preview as people read it. */
export function QuestionFields({ isNew }: { isNew: boolean }) {
  const t = useTexts(adminContentTexts);
  return (
    <>
      <div className="grid gap-2">
        <RecordPair name="topic" label={t('faq.topic')} most={QUESTION_TEXTS.topic} />
        <Topics />
      </div>
      <RecordPair name="question" label={t('faq.question')} most={QUESTION_TEXTS.question} />
      <RecordRich name="answer" label={t('question.answer')} />
      {isNew && <ShownAtOnce />}
      <QuestionPreview />
    </>
  );
}

/** The existing topics; a press on one fills in both languages. */
function Topics() {
  const t = useTexts(adminContentTexts);
  const language = useLanguage();
  const { actor } = useRecordForm();
  const { value: sr, disabled } = useField<string>('topic_sr');
  const { value: en } = useField<string>('topic_en');
  const { data } = useQuery(query(listQuestionTopics));
  const topics = topicsToChoose(language, data?.results ?? []);
  const write = ({ topic_sr, topic_en }: TopicCount) =>
    actor.send({ type: 'field.change', changes: { topic_sr, topic_en }, at: new Date().toISOString() });
  if (topics.length === 0 || disabled) return null;
  return (
    <fieldset className="-mx-2.5 flex flex-wrap gap-x-1">
      <legend className="sr-only">{t('question.topics')}</legend>
      {topics.map((topic) => (
        <ToolButton
          key={topicIn(language, topic)}
          aria-pressed={topic.topic_sr === sr && topic.topic_en === en}
          className="aria-pressed:bg-brand-soft"
          onClick={() => write(topic)}
        >
          {topicIn(language, topic)}
        </ToolButton>
      ))}
    </fieldset>
  );
}

function ShownAtOnce() {
  const t = useTexts(adminContentTexts);
  const { value, disabled, onValue } = useField<boolean>('active');
  return (
    <Checkbox checked={value !== false} disabled={disabled} onChange={onValue}>
      {t('question.active')}
    </Checkbox>
  );
}
