import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { type NavSection, SectionNav } from '#design-system/section-nav/section-nav.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Folds } from '../parts/use-folds.ts';
import { sectionId } from './form-section.tsx';
import { useRecordForm } from './record-context.ts';

interface SectionsNavProps<Section extends string> {
  sections: readonly NavSection[];
  folds: Folds<Section | 'history'>;
  hasHistory: boolean;
  /** Below the sections: what still has to be done. */
  children?: ReactNode;
}

/** The sections of a form as a list beside it, with the current one marked; the record's history is the last. */
export function SectionsNav<Section extends string>(props: SectionsNavProps<Section>) {
  const { sections, folds, hasHistory, children } = props;
  const t = useTexts(recordsTexts);
  const history = { id: sectionId(useRecordForm(), 'history'), label: t('history.title'), state: null };
  const all = hasHistory ? [...sections, history] : sections;
  const current = useCurrent(all.map(({ id }) => id));
  const open = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')?.hash === `#${CSS.escape(history.id)}`) folds.open('history');
  };
  return (
    <div onClickCapture={open}>
      <SectionNav label={t('sections')} sections={all} current={current} />
      {children}
    </div>
  );
}

/** The current section: the last one whose heading has been scrolled up. */
function useCurrent(ids: readonly string[]): string | undefined {
  const all = ids.join(' ');
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const find = () => {
      const upper = Math.max(200, innerHeight / 3);
      const passed = all
        .split(' ')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < upper);
      setCurrent(passed.at(-1) ?? all.split(' ')[0]);
    };
    find();
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
  }, [all]);
  return current;
}
