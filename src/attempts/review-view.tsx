import { BookOpen, Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Question } from '#contract/attempts/attempts.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { LoadingOverlay } from '#design-system/loading-overlay/loading-overlay.tsx';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import { AnswerText } from './answer-choice.tsx';
import type { AttemptViewProps } from './attempt-view-props.ts';
import { OwnBar } from './own-bar.tsx';

/** All answers before they are submitted, with a link to each question. */
export function ReviewView({ questions, chosen, answered, appearing, busy, refusal, onEvent }: AttemptViewProps) {
  const t = useTexts(attemptsTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const missing = questions.length - answered;
  return (
    <div className="mx-auto grid w-full max-w-medium grid-cols-[minmax(0,1fr)] gap-6 desk:gap-8">
      <div className="grid gap-3">
        <h1 ref={heading} tabIndex={-1} className="hyphenate text-36 tracking-large outline-none desk:text-48">
          {t('review.title')}
        </h1>
        <p role="status" className="text-18 text-ink-muted">
          {missing > 0 ? t('review.missing', { count: missing }) : t('review.complete')}
        </p>
      </div>
      {refusal !== null && (
        <div role="alert" className="grid gap-1 rounded-12 bg-surface-sunken p-4">
          <p className="font-560 text-danger">{t('submit.failed')}</p>
          <p className="text-14">{refusal || t('submit.failedText')}</p>
        </div>
      )}
      <div className="relative">
        <ol className="border-line border-t">
          {questions.map((question, index) => (
            <Answered
              key={question.id}
              question={question}
              index={index}
              chosen={chosen[question.id] ?? []}
              disabled={busy}
              onGo={() => onEvent({ type: 'question.go', index })}
            />
          ))}
        </ol>
        {busy && <LoadingOverlay label={t('submitting')} />}
      </div>
      <OwnBar>
        <Button
          tone="ghost"
          disabled={busy}
          icon={<BookOpen aria-hidden size={20} />}
          onClick={() => onEvent({ type: 'reading.open' })}
        >
          {t('reading.open')}
        </Button>
        <Button busy={busy} disabled={appearing || missing > 0} onClick={() => onEvent({ type: 'attempt.submit' })}>
          {t('submit')}
        </Button>
      </OwnBar>
    </div>
  );
}

interface AnsweredProps {
  question: Question;
  index: number;
  chosen: readonly number[];
  disabled: boolean;
  onGo: () => void;
}

function Answered({ question, index, chosen, disabled, onGo }: AnsweredProps) {
  const t = useTexts(attemptsTexts);
  const langOf = useTextLanguage();
  const given = question.answers.filter(({ id }) => chosen.includes(id));
  const number = index + 1;
  return (
    <li className="flex items-start justify-between gap-4 border-line border-b py-4">
      <div className="grid min-w-0 gap-1">
        <h2 className="hyphenate font-560 font-text text-16 tracking-normal">
          {number}. <span {...langOf(question, 'text')}>{question.text}</span>
        </h2>
        {given.length === 0 ? (
          <p className="font-560 text-14 text-warning">{t('review.none')}</p>
        ) : (
          <ul className="hyphenate grid gap-0.5 text-14 text-ink-muted">
            {given.map((answer) => (
              <li key={answer.id}>
                <AnswerText answer={answer} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <IconButton
        label={t(given.length === 0 ? 'review.answer' : 'review.change', { number })}
        tone={given.length === 0 ? 'brand' : 'plain'}
        disabled={disabled}
        onClick={onGo}
      >
        <Pencil aria-hidden size={20} />
      </IconButton>
    </li>
  );
}
