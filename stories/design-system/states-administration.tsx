import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { EmptyFiltered } from '#design-system/empty-filtered/empty-filtered.tsx';
import { FilterChip } from '#design-system/filter-chip/filter-chip.tsx';
import { PairField } from '#design-system/pair-field/pair-field.tsx';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { SavedLists } from '#design-system/saved-lists/saved-lists.tsx';
import { SectionNav } from '#design-system/section-nav/section-nav.tsx';
import { Shelf } from '#design-system/shelf/shelf.tsx';
import { TaskButton } from '#design-system/task-tray/task-button.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import type { Subject } from './states-table.tsx';

/** Components used in administration only. */
export const ofAdministration: readonly Subject[] = [
  {
    name: 'ToolButton',
    component: ToolButton,
    control: 'button',
    props: { children: 'Izvezi', shortcut: 'e' },
  },
  {
    name: 'FilterChip',
    component: FilterChip,
    control: 'button + button',
    props: {
      name: 'Stanje',
      value: 'U ponudi',
      editLabel: 'Promeni filter Stanje: U ponudi',
      removeLabel: 'Ukloni filter Stanje: U ponudi',
      onRemove: fn(),
      children: null,
    },
  },
  {
    name: 'RecordName',
    component: RecordName,
    control: 'a',
    props: { children: <a href="#milica">Milica Šarić</a>, detail: 'inženjerka' },
  },
  {
    name: 'SavedLists',
    component: SavedLists,
    control: 'a',
    props: {
      children: [
        <a key="on" href="#on">
          U ponudi
        </a>,
        <a key="all" href="#all" aria-current="page">
          Svi
        </a>,
      ],
    },
    named: (cell) => ({ label: `Spiskovi: ${cell}` }),
  },
  {
    name: 'TaskButton',
    component: TaskButton,
    control: 'button',
    props: { label: '2 zadatka', part: 0.62 },
  },
  {
    name: 'EmptyFiltered',
    component: EmptyFiltered,
    control: 'a',
    stretched: 'wide',
    props: {
      title: 'Ništa ne odgovara filteru',
      text: 'Vidi koliko ostaje bez toga.',
      filters: [
        {
          key: 'state',
          count: 34,
          shown: '34',
          label: 'bez Stanje: Isključen',
          link: (parts: ReactNode) => <a href="#state">{parts}</a>,
        },
      ],
      clear: null,
    },
    answers: ['hover', 'focus'],
  },
  {
    name: 'Shelf',
    component: Shelf,
    control: 'section > button',
    stretched: 'wide',
    props: { title: '3 izabrana', closeLabel: 'Poništi izbor', onClose: fn() },
    named: (cell) => ({ label: `Izabrani redovi: ${cell}` }),
  },
  {
    name: 'PairField',
    component: PairField,
    control: 'textarea',
    stretched: true,
    props: {
      label: 'Naziv',
      value: { sr: 'Masaža', en: '' },
      names: { sr: 'srpski', en: 'engleski' },
      fallback: () => 'Prazno. Čita se srpski tekst.',
      copyLabel: () => 'Prekopiraj iz SR',
      onChange: fn(),
    },
    wrong: { errors: { sr: 'Ovo polje je obavezno.' } },
  },
  {
    name: 'SectionNav',
    component: SectionNav,
    control: 'a',
    props: { sections: [{ id: 'tekstovi', label: 'Tekstovi', state: 'missing', stateLabel: 'nešto fali' }] },
    named: (cell) => ({ label: `Odeljci: ${cell}` }),
  },
];
