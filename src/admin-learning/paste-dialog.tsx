import { useState } from 'react';
import { QUESTIONS, questionProblem, type WrittenQuestion } from '#contract/courses/questions.rules.ts';
import { textLanguageOf } from '#contract/language/text-language.ts';
import { Button } from '#design-system/button/button.tsx';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { pastedQuestions } from './pasted-questions.ts';

interface PasteDialogProps {
  /** The lines that were pasted already. */
  begun: string;
  /** Number of questions that the course keeps beside the pasted ones. */
  count: number;
  onAdd: (questions: readonly WrittenQuestion[]) => void;
  onClose: () => void;
}

/** Adds many questions from lines of text, after showing how many were understood. */
export function PasteDialog({ begun, count, onAdd, onClose }: PasteDialogProps) {
  const t = useTexts(learningAdminTexts);
  const close = useTexts(recordsTexts)('close');
  const [lines, type] = useState(begun);
  const [language, speak] = useState(textLanguageOf(useLanguage()));
  const found = pastedQuestions(lines, language);
  const isFull = count + found.length > QUESTIONS.most;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('paste')}
      description={t('paste.text')}
      closeLabel={close}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            {t('paste.cancel')}
          </Button>
          <Button disabled={found.length === 0 || isFull} onClick={() => onAdd(found)}>
            {t('paste.add', { count: found.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SegmentedControl
          label={t('paste.language')}
          options={[
            { value: 'sr', label: t('paste.sr') },
            { value: 'en', label: t('paste.en') },
          ]}
          value={language}
          onChange={speak}
        />
        <TextArea
          label={t('paste.lines')}
          rows={10}
          lang={language === 'sr' ? 'sr-Latn' : 'en'}
          placeholder={t('paste.example')}
          value={lines}
          error={isFull ? t('paste.full') : undefined}
          onChange={({ target }) => type(target.value)}
        />
        <p role="status" className="text-14">
          <Understood found={found} />
        </p>
      </div>
    </Dialog>
  );
}

function Understood({ found }: { found: readonly WrittenQuestion[] }) {
  const t = useTexts(learningAdminTexts);
  if (found.length === 0) return t('paste.none');
  const answers = found.reduce((sum, one) => sum + one.answers.length, 0);
  const wrong = found.filter((one) => questionProblem(one) !== null).length;
  return (
    <>
      {t('paste.found', { questions: found.length, answers })}
      {wrong > 0 && <span className="text-warning"> {t('paste.wrong', { count: wrong })}</span>}
    </>
  );
}
