import type { ReactNode } from 'react';
import { LANGUAGES_OF_TEXTS, type TextLanguage } from '#contract/language/text-language.ts';
import { Languages } from '#design-system/languages/languages.tsx';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { grouped } from '#locales/plural.ts';
import { useLanguage } from '#locales/texts.tsx';
import { RecordLink } from '../parts/record-link.tsx';
import { moveByKey, type Reordering } from './reordering.ts';

/** The place of a row in the order; empty while unknown. */
export function PlaceInOrder({ place }: { place: number }) {
  const language = useLanguage();
  return <span className="display text-16 text-ink-muted tabular-nums">{place > 0 && grouped(language, place)}</span>;
}

interface ReorderableNameProps extends Pick<Parameters<typeof RecordLink>[0], 'list' | 'lang'> {
  id: number;
  name: string;
  /** Its name in the other language. */
  detail: ReactNode;
  moving: Reordering;
}

/** The name of a row in an ordered list, with its other name below. Alt with an arrow key moves the row. */
export function ReorderableName({ id, detail, moving, ...link }: ReorderableNameProps) {
  return (
    <div className="rows:py-1.5">
      <RecordName detail={detail}>
        <RecordLink {...link} id={id} data-row-id={id} onKeyDown={(event) => moveByKey(moving, id, event)} />
      </RecordName>
    </div>
  );
}

interface InLanguagesProps {
  missing: readonly TextLanguage[];
  both: string;
  lacks: (language: TextLanguage) => string;
}

/** The languages in which the texts of a record exist. */
export const InLanguages = ({ missing, both, lacks }: InLanguagesProps) => (
  <Languages
    label={missing.length === 0 ? both : missing.map(lacks).join('. ')}
    languages={LANGUAGES_OF_TEXTS.map((one) => ({ code: one.toUpperCase(), has: !missing.includes(one) }))}
  />
);
