import type { ReactNode } from 'react';
import { LANGUAGES_OF_TEXTS, type TextLanguage } from '#contract/help/questions.rules.ts';
import { Languages } from '#design-system/languages/languages.tsx';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { grouped } from '#locales/plural.ts';
import { useLanguage } from '#locales/texts.tsx';
import { type Moving, moveByKey } from './moving.ts';
import { RecordLink } from './record-link.tsx';

/** Which one it is of all that are in order; nothing while that is not known. */
export function Place({ place }: { place: number }) {
  const language = useLanguage();
  return <span className="display text-16 text-ink-muted tabular-nums">{place > 0 && grouped(language, place)}</span>;
}

interface OrderedNameProps extends Pick<Parameters<typeof RecordLink>[0], 'list' | 'lang'> {
  id: number;
  name: string;
  /** What it is called in the other language. */
  detail: ReactNode;
  moving: Moving;
}

/** What one in an order is called, with its other name below. Alt with an arrow takes it with it. */
export function OrderedName({ id, detail, moving, ...link }: OrderedNameProps) {
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

/** In which languages its texts are. */
export const InLanguages = ({ missing, both, lacks }: InLanguagesProps) => (
  <Languages
    label={missing.length === 0 ? both : missing.map(lacks).join('. ')}
    languages={LANGUAGES_OF_TEXTS.map((one) => ({ code: one.toUpperCase(), has: !missing.includes(one) }))}
  />
);
