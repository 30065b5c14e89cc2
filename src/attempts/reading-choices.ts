import { useState } from 'react';
import type { Language } from '#contract/language/language.ts';
import type { PdfPlace, PdfView } from '#design-system/pdf-viewer/pdf-viewer.tsx';
import { keepSet, readSet } from '../ground/device-storage.ts';
import { useMe } from '../session/session.queries.ts';

// How somebody reads is theirs, on this device; which page they are on the server knows as well.
const CHOICES = 'izbor.reading.';
const PLACE = 'izbor.reading-place.';

interface Choices {
  view: PdfView;
  textSize: number;
}

/** A page of A4 is as wide as a desk's; on anything narrower its letters are too small to read. */
const NARROW = '(max-width: 48rem)';

export const isNarrow = () => matchMedia(NARROW).matches;

/** How a person reads courses: as text on a phone and as pages on a desk, until they choose; and how large. */
export function useReadingChoices(): Choices & { choose: (choice: Partial<Choices>) => void } {
  const name = CHOICES + useMe().id;
  const [chosen, setChosen] = useState(() => ({ textSize: 1, ...read<Partial<Choices>>(name) }));
  const choose = (choice: Partial<Choices>) => {
    const next = { ...chosen, ...choice };
    setChosen(next);
    keepSet(name, JSON.stringify(next));
  };
  return { view: isNarrow() ? 'text' : 'pages', ...chosen, choose };
}

interface KeptPlace extends PdfPlace {
  language: Language;
}

/** Where on its page a person reads a course. The page is the one that is given: another device may have gone on. */
export function useReadingPlace(course: number, page: number, language: Language) {
  const name = `${PLACE}${useMe().id}.${course}`;
  return {
    place: placeOn(page, language, read<KeptPlace>(name)),
    keepPlace: (place: PdfPlace) => keepSet(name, JSON.stringify({ ...place, language })),
  };
}

/** The stored place, if it is on this page or the one before. Its `block` counts only in the same language: another PDF has other blocks. */
export function placeOn(page: number, language: Language, kept: Partial<KeptPlace>): PdfPlace {
  const { page: on, part, block = null } = kept;
  // The page that is read is the one in the middle: its upper edge may be on the one before.
  if (on === undefined || part === undefined || on > page || on < page - 1) return { page, part: 0, block: null };
  return { page: on, part, block: kept.language === language ? block : null };
}

function read<Kept extends object>(name: string): Partial<Kept> {
  try {
    return JSON.parse(readSet(name) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}
