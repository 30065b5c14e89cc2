import { useState } from 'react';
import { breakpoints } from '#design-system/tokens.ts';
import { useMedia } from '../../ground/use-media.ts';

const DESK = `(min-width: ${breakpoints.desk})`;
const WIDE = `(min-width: ${breakpoints.wide})`;

/** Whether there is room for columns beside each other. */
export const useDesk = (): boolean => useMedia(DESK);

/** Whether there is room for a third column. */
export const useWide = (): boolean => useMedia(WIDE);

/** Which sections of a long form are open. */
export interface Folds<Section extends string> {
  isOpen: (section: Section) => boolean;
  open: (section: Section) => void;
  toggle: (section: Section) => void;
  /** Whether it can be folded. */
  folds: (section: Section) => boolean;
}

interface FoldsSource<Section extends string> {
  /** The only section that is open at first on a phone. */
  first: Section;
  /** Sections that can be folded on wide screens too, and are folded at first. */
  apart: readonly Section[];
  /** Sections with a problem, which are always open. */
  wrong: readonly Section[];
}

/**
 * Folding of the sections of a long form: all are open on wide screens, one at first on a phone. A section with a problem is never folded.
 */
export function useFolds<Section extends string>({ first, apart, wrong }: FoldsSource<Section>): Folds<Section> {
  const isDesk = useDesk();
  const [chosen, choose] = useState<readonly Section[]>([first]);
  const folds = (section: Section) => (!isDesk || apart.includes(section)) && !wrong.includes(section);
  const isOpen = (section: Section) => !folds(section) || chosen.includes(section);
  const open = (section: Section) => choose((all) => (all.includes(section) ? all : [...all, section]));
  return {
    folds,
    isOpen,
    open,
    toggle: (section) => (isOpen(section) ? choose((all) => all.filter((one) => one !== section)) : open(section)),
  };
}
