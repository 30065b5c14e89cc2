import { useState } from 'react';
import type { QuestionTexts } from '#contract/help/questions.rules.ts';
import { type TextLanguage, textLanguageOf } from '#contract/language/text-language.ts';
import { RichText } from '#design-system/rich-text/rich-text.tsx';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { fieldsOf } from '#machines/records/record-draft.ts';
import { useRecordPart } from '../admin/record/record-context.ts';
import { textsOf } from './question-record.ts';

const other = { sr: 'en', en: 'sr' } as const;

/** The texts that are read in a language: those of the question in it, else those of the other language. */
export function readIn(language: TextLanguage, texts: QuestionTexts) {
  const from = texts[`question_${language}`] === '' ? other[language] : language;
  return { from, topic: texts[`topic_${from}`], question: texts[`question_${from}`], answer: texts[`answer_${from}`] };
}

/** A preview of the question while it is being written. */
export function QuestionPreview() {
  const t = useTexts(adminContentTexts);
  const [language, choose] = useState(textLanguageOf(useLanguage()));
  const texts = useRecordPart(({ context }) => textsOf(fieldsOf(context)));
  const { from, topic, question, answer } = readIn(language, texts);
  const isEmpty = question === '' && answer === '';
  return (
    <section className="grid gap-4 rounded-20 bg-surface p-5 desk:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="display text-18">{t('question.preview')}</h3>
        <SegmentedControl
          label={t('question.previewLanguage')}
          options={[
            { value: 'sr', label: 'SR' },
            { value: 'en', label: 'EN' },
          ]}
          value={language}
          onChange={choose}
        />
      </div>
      {isEmpty ? (
        <p className="text-14 text-ink-muted">{t('question.previewNothing')}</p>
      ) : (
        <div className="grid gap-2" lang={from === 'sr' ? 'sr-Latn' : 'en'}>
          {from !== language && (
            <p className="text-14 text-ink-muted">{t(`question.previewOther.${other[language]}`)}</p>
          )}
          {topic !== '' && <p className="text-14 text-ink-muted">{topic}</p>}
          <p className="wrap-anywhere font-560 text-18">{question}</p>
          <RichText html={answer} className="wrap-anywhere" />
        </div>
      )}
    </section>
  );
}
