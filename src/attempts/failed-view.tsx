import { BookOpen, RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AttemptResult, AttemptState } from '#contract/attempts/attempts.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { Page } from '#design-system/page/page.tsx';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import { paths } from '../ground/paths.ts';
import { Score } from './score.tsx';

export interface FailedViewProps {
  course: Pick<AttemptState['course'], 'pk' | 'name' | 'in_other_language'>;
  result: AttemptResult;
  /** The next attempt is open already. */
  isOpen: boolean;
}

/** An attempt that was not passed: its score, and a link to the next attempt. */
export function FailedView({ course, result, isOpen }: FailedViewProps) {
  const t = useTexts(attemptsTexts);
  const langOf = useTextLanguage();
  const { pk, name } = course;
  return (
    <Page width="form" className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 desk:gap-8 desk:pt-14">
      <div className="grid gap-1 desk:gap-3">
        <p {...langOf(course, 'name')} className="hyphenate text-14 text-ink-muted">
          {name}
        </p>
        <h1 className="hyphenate text-36 tracking-large desk:text-48">{t('failed.title')}</h1>
      </div>
      <Score result={result} />
      <div className="flex flex-wrap gap-3 max-desk:*:w-full">
        <Button asChild icon={<RotateCw aria-hidden size={20} />}>
          <Link to={isOpen ? paths.courseStart(pk) : paths.courseQuestions(pk)}>
            {t(isOpen ? 'failed.goOn' : 'failed.again')}
          </Link>
        </Button>
        {!isOpen && (
          <Button asChild tone="secondary" icon={<BookOpen aria-hidden size={20} />}>
            <Link to={paths.courseStart(pk)}>{t('failed.read')}</Link>
          </Button>
        )}
      </div>
      <p className="max-w-prose text-ink-muted">{t('failed.text')}</p>
    </Page>
  );
}
