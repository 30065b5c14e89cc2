import { ArrowRight } from 'lucide-react';
import { Button } from '#design-system/button/button.tsx';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import type { AttemptViewProps } from './attempt-view-props.ts';
import { OwnBar } from './own-bar.tsx';

/** The pages of the course, and the button to the questions. */
export function ReadingView({ course, pages, onEvent }: AttemptViewProps) {
  const t = useTexts(attemptsTexts);
  const langOf = useTextLanguage();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="grid min-w-0 flex-1 gap-2 max-desk:min-w-full">
          <h1 {...langOf(course, 'name')} className="hyphenate text-22 desk:text-36">
            {course.name}
          </h1>
          <p className="text-14 text-ink-muted max-desk:sr-only">{t('reading.text')}</p>
        </div>
        <OwnBar>
          <Button
            className="max-desk:w-full"
            trailingIcon={<ArrowRight aria-hidden size={20} />}
            onClick={() => onEvent({ type: 'reading.done' })}
          >
            {t('reading.done')}
          </Button>
        </OwnBar>
      </div>
      {/* On a phone the pages take the whole width. */}
      <div className="max-desk:-mx-4">{pages}</div>
    </>
  );
}
