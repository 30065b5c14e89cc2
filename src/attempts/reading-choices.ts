import { useState } from 'react';
import type { Language } from '#contract/language/language.ts';
import type { PdfPlace, PdfView } from '#design-system/pdf-viewer/pdf-viewer.tsx';
import { keepSet, readSet } from '../ground/device-storage.ts';
import { useMe } from '../session/session.queries.ts';

// Stored on this device for each person. The page is stored on the server too, the position on it is not.
const CHOICES = 'izbor.reading.';
const PLACE = 'izbor.reading-place.';

interface Choices {
  view: PdfView;
  textSize: number;
}

/** Below this width the letters of an A4 page are too small to read. */
const NARROW = '(max-width: 48rem)';

export const isNarrow = () => matchMedia(NARROW).matches;

/** How a person reads courses: the view (by default text on a phone and pages on a desktop) and the text size. */
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

/** The reading position on a page of a course. The page is given by the caller, for another device may have changed it. */
export function useReadingPlace(course: number, page: number, language: Language) {
  const name = `${PLACE}${useMe().id}.${course}`;
  return {
    place: placeOn(page, language, read<KeptPlace>(name)),
    keepPlace: (place: PdfPlace) => keepSet(name, JSON.stringify({ ...place, language })),
  };
}

/**
 * The stored position, if it is on this page or the one before. Its `block` is used only in the same language, for the other
 * PDF has other blocks.
 */
export function placeOn(page: number, language: Language, kept: Partial<KeptPlace>): PdfPlace {
  const { page: on, part, block = null } = kept;
  // The current page is the one in the middle of the view, whose upper edge may be on the page before.
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
