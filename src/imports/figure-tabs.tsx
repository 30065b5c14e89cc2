import { cn } from '#design-system/classes/cn.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage } from '#locales/texts.tsx';
import { useImportTexts } from './import-site.ts';

/** The outcomes of rows, and the people who end without being in a row. */
export type Figure = 'added' | 'changed' | 'same' | 'ending' | 'left_out';

interface FigureTabsProps {
  figures: Readonly<Partial<Record<Figure, number>>>;
  shown: Figure;
  onShow: (figure: Figure) => void;
}

/** Tabs of figures, each of which shows its rows. */
export function FigureTabs({ figures, shown, onShow }: FigureTabsProps) {
  const t = useImportTexts();
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, which would be one of the columns
    <div
      role="group"
      aria-label={t('figures')}
      className="grid grid-cols-2 border-line border-y desk:auto-cols-fr desk:grid-flow-col desk:grid-cols-none"
    >
      {(Object.keys(figures) as Figure[]).map((figure) => (
        <button
          key={figure}
          type="button"
          aria-pressed={figure === shown}
          onClick={() => onShow(figure)}
          className={cn(
            'grid gap-0.5 border-line px-4 py-3.5 text-left text-14 text-ink-muted hover:bg-surface-sunken max-desk:even:border-l desk:border-l desk:first:border-l-0 desk:first:pl-0',
            'relative aria-pressed:font-600 aria-pressed:text-ink',
            'aria-pressed:after:absolute aria-pressed:after:inset-x-0 aria-pressed:after:-bottom-px aria-pressed:after:h-0.75 aria-pressed:after:bg-brand aria-pressed:after:content-[""]',
          )}
        >
          <span className="display text-28 text-ink tabular-nums desk:text-36">
            {grouped(language, figures[figure] ?? 0)}
          </span>
          {t(`figure.${figure}`)}
        </button>
      ))}
    </div>
  );
}
