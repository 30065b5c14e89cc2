import { ArrowLeft, ArrowRight, BookOpen, ListChecks } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Question } from '#contract/attempts/attempts.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import { AnswerChoice } from './answer-choice.tsx';
import type { AttemptViewProps } from './attempt-view-props.ts';
import { OwnBar } from './own-bar.tsx';

const NONE: readonly number[] = [];

/** One question. An answer is saved as soon as it is chosen; a question may be skipped. */
export function QuestionView({ course, questions, index, chosen, answered, appearing, onEvent }: AttemptViewProps) {
  const t = useTexts(attemptsTexts);
  const langOf = useTextLanguage();
  const question = questions[index];
  const count = questions.length;
  if (!question) return null;
  const isLast = index === count - 1;
  // Not shown as disabled: that would flicker for half a second at each question.
  const notYet = appearing ? 'pointer-events-none' : undefined;
  const at = t('progress.of', { number: index + 1, count });
  return (
    <div className="mx-auto grid w-full max-w-medium grid-cols-[minmax(0,1fr)] gap-6 desk:gap-8">
      <div className="grid gap-3">
        <h1 {...langOf(course, 'name')} className="hyphenate font-560 font-text text-16 tracking-normal">
          {course.name}
        </h1>
        <ProgressBar label={at} value={index + 1} max={count} valueText={t('answered', { answered, count })} />
        <p className="flex flex-wrap justify-between gap-x-4 text-14 text-ink-muted tabular-nums">
          <span>{at}</span>
          <span>{t('answered', { answered, count })}</span>
        </p>
      </div>
      <Asked question={question} />
      <div className={notYet}>
        <AnswerChoice
          key={question.id}
          question={question}
          chosen={chosen[question.id] ?? NONE}
          onChoose={(answers) => onEvent({ type: 'answer.choose', answers })}
        />
      </div>
      <div className="flex flex-wrap gap-x-6">
        <TextLink asChild>
          <button type="button" onClick={() => onEvent({ type: 'reading.open' })}>
            <BookOpen aria-hidden size={20} />
            {t('reading.open')}
          </button>
        </TextLink>
        <TextLink asChild>
          <button type="button" onClick={() => onEvent({ type: 'review.open' })}>
            <ListChecks aria-hidden size={20} />
            {t('review.open')}
          </button>
        </TextLink>
      </div>
      <OwnBar>
        <Button
          tone="ghost"
          icon={<ArrowLeft aria-hidden size={20} />}
          onClick={() => onEvent({ type: 'question.back' })}
        >
          {t(index === 0 ? 'question.backToReading' : 'question.back')}
        </Button>
        <Button
          className={notYet}
          trailingIcon={<ArrowRight aria-hidden size={20} />}
          onClick={() => onEvent({ type: 'question.next' })}
        >
          {t(isLast ? 'question.review' : 'question.next')}
        </Button>
      </OwnBar>
    </div>
  );
}

/** The text of the question; it gets the focus when it appears, so that a screen reader reads it. */
function Asked({ question }: { question: Question }) {
  const t = useTexts(attemptsTexts);
  const langOf = useTextLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is a reason to read it out
  useEffect(() => heading.current?.focus({ preventScroll: true }), [question.id]);
  return (
    <div className="grid gap-2">
      <h2
        {...langOf(question, 'text')}
        ref={heading}
        tabIndex={-1}
        className="hyphenate text-28 outline-none desk:text-36"
      >
        {question.text}
      </h2>
      {question.several && <p className="font-display text-18 text-ink-muted italic">{t('question.several')}</p>}
    </div>
  );
}
