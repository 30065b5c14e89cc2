import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { QUESTIONS } from '#contract/courses/questions.rules.ts';
import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { MenuItem, MenuSeparator } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { PairField } from '#design-system/pair-field/pair-field.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ActionsMenu } from '../admin/parts/actions-menu.tsx';
import type { FormAnswer, FormQuestion } from './form-questions.ts';
import { lacksIn } from './learning-sections.ts';
import type { QuestionsDesk } from './use-questions.ts';

interface CardProps {
  question: FormQuestion;
  desk: QuestionsDesk;
}

/** An open question: its text in both languages, and its answers. */
export function QuestionCard({ question, desk }: CardProps) {
  const t = useTexts(learningAdminTexts);
  const records = useTexts(recordsTexts);
  const { id, answers } = question;
  const { items, controlId } = desk;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <PairField
        label={t('question.text')}
        ids={{ sr: controlId(id, 'sr'), en: controlId(id, 'en') }}
        value={{ sr: question.text_sr, en: question.text_en }}
        onChange={(language, text) => items.change(id, language === 'sr' ? { text_sr: text } : { text_en: text })}
        names={{ sr: records('pair.sr'), en: records('pair.en') }}
        required={['sr']}
        fallback={(from) => records(`pair.fallback.${from}`)}
        copyLabel={(from) => records(`pair.copy.${from}`)}
        disabled={items.disabled}
      />
      <ol className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
        {answers.map((answer, place) => (
          <Answer key={answer.id} answer={answer} place={place} question={question} desk={desk} />
        ))}
      </ol>
      {!items.disabled && (
        <div>
          <ToolButton
            icon={<Plus aria-hidden size={16} />}
            shortcut="Ctrl ↵"
            disabled={answers.length >= QUESTIONS.mostAnswers}
            onClick={() => desk.addAnswer(question, null)}
          >
            {t('answer.add')}
          </ToolButton>
        </div>
      )}
    </div>
  );
}

interface AnswerProps extends CardProps {
  answer: FormAnswer;
  place: number;
}

/** The fields of an answer: both languages, and whether it is correct. */
function Answer({ answer, place, question, desk }: AnswerProps) {
  const t = useTexts(learningAdminTexts);
  const { items, controlId, changeAnswer } = desk;
  const number = place + 1;
  const lacking = lacksIn(answer);
  return (
    <li data-answer={answer.id} className="flex min-w-0 items-start gap-2">
      <Checkbox
        checked={answer.correct}
        onChange={(correct) => changeAnswer(question, answer.id, { correct })}
        disabled={items.disabled}
      >
        <span className="sr-only">{t('answer.correct', { number })}</span>
      </Checkbox>
      <div className="grid min-w-0 flex-1 gap-2 @min-[40rem]:grid-cols-2">
        {LANGUAGES_OF_TEXTS.map((language) => (
          <TextField
            key={language}
            id={controlId(answer.id, language)}
            label={t(`answer.text.${language}`, { number })}
            hideLabel
            lang={language === 'sr' ? 'sr-Latn' : 'en'}
            type="text"
            autoComplete="off"
            maxLength={QUESTIONS.text}
            suffix={language.toUpperCase()}
            placeholder={lacking === language ? t(`question.lacks.${language}`) : undefined}
            value={language === 'sr' ? answer.text_sr : answer.text_en}
            disabled={items.disabled}
            onChange={({ target }) =>
              changeAnswer(
                question,
                answer.id,
                language === 'sr' ? { text_sr: target.value } : { text_en: target.value },
              )
            }
          />
        ))}
      </div>
      {!items.disabled && <Actions answer={answer} place={place} question={question} desk={desk} />}
    </li>
  );
}

function Actions({ answer: { id }, place, question, desk }: AnswerProps) {
  const t = useTexts(learningAdminTexts);
  return (
    <ActionsMenu label={t('answer.actions', { number: place + 1 })}>
      <MenuItem
        icon={<ArrowUp aria-hidden size={20} />}
        disabled={place === 0}
        onSelect={() => desk.moveAnswer(question, id, -1)}
      >
        {t('answer.up')}
      </MenuItem>
      <MenuItem
        icon={<ArrowDown aria-hidden size={20} />}
        disabled={place === question.answers.length - 1}
        onSelect={() => desk.moveAnswer(question, id, 1)}
      >
        {t('answer.down')}
      </MenuItem>
      <MenuItem icon={<Plus aria-hidden size={20} />} onSelect={() => desk.addAnswer(question, id)}>
        {t('answer.below')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" icon={<Trash2 aria-hidden size={20} />} onSelect={() => desk.removeAnswer(question, id)}>
        {t('answer.remove')}
      </MenuItem>
    </ActionsMenu>
  );
}
