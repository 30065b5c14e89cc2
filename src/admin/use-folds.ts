import { useState } from 'react';
import { breakpoints } from '#design-system/tokens.ts';
import { useMedia } from '../ground/use-media.ts';

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
  /** Open at first on a phone, where all of them fold. */
  first: Section;
  /** The sections that also fold at a desk, and are folded at first. */
  apart: readonly Section[];
  /** The sections with a problem: they are always open. */
  wrong: readonly Section[];
}

/** The sections of a long form: all open at a desk, one after the other on a phone. What is wrong is never hidden. */
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
