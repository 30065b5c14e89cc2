import { Heart, ImagePlus, ShoppingBag } from 'lucide-react';
import { fn } from 'storybook/test';
import { Accordion } from '#design-system/accordion/accordion.tsx';
import { AddFiles } from '#design-system/add-files/add-files.tsx';
import { Badge } from '#design-system/badge/badge.tsx';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#design-system/button/button.tsx';
import { Carousel } from '#design-system/carousel/carousel.tsx';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { CodeField } from '#design-system/code-field/code-field.tsx';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { DataTable } from '#design-system/data-table/data-table.tsx';
import { DateField } from '#design-system/date-field/date-field.tsx';
import { FileDrop } from '#design-system/file-drop/file-drop.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { OfflineNotice } from '#design-system/offline-notice/offline-notice.tsx';
import { Pager } from '#design-system/pager/pager.tsx';
import { PasswordField } from '#design-system/password-field/password-field.tsx';
import { QuantityStepper } from '#design-system/quantity-stepper/quantity-stepper.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { SearchField } from '#design-system/search-field/search-field.tsx';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { Select } from '#design-system/select/select.tsx';
import { Slider } from '#design-system/slider/slider.tsx';
import { StatusPill } from '#design-system/status-pill/status-pill.tsx';
import { Sticker } from '#design-system/sticker/sticker.tsx';
import { Switch } from '#design-system/switch/switch.tsx';
import { Tabs } from '#design-system/tabs/tabs.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import type { Subject } from './states-table.tsx';

const wrong = { error: 'Ovo polje je obavezno.' };
const onChange = fn();
const places = [
  { value: 'Beograd', label: 'Beograd' },
  { value: 'Novi Sad', label: 'Novi Sad' },
];

/** Buttons. */
export const buttons: readonly Subject[] = [
  {
    name: 'Button',
    component: Button,
    control: 'button',
    props: { children: 'Kupi', icon: <ShoppingBag aria-hidden size={20} /> },
  },
  {
    name: 'IconButton',
    component: IconButton,
    control: 'button',
    props: { label: 'Omiljeno', count: 3, children: <Heart aria-hidden size={24} /> },
  },
  { name: 'TextLink', component: TextLink, control: 'a', props: { href: '#', children: 'Svi benefiti' } },
];

const written: readonly Subject[] = [
  { name: 'TextField', component: TextField, control: 'input', props: { label: 'Ime', defaultValue: 'Jelena' }, wrong },
  {
    name: 'PasswordField',
    component: PasswordField,
    control: 'input',
    props: {
      label: 'Lozinka',
      defaultValue: 'Izbor2026',
      showLabel: 'Prikaži',
      hideLabel: 'Sakrij',
      autoComplete: 'off',
    },
    wrong,
  },
  { name: 'TextArea', component: TextArea, control: 'textarea', props: { label: 'Poruka', rows: 2 }, wrong },
  {
    name: 'SearchField',
    component: SearchField,
    control: 'input',
    props: { label: 'Pretraga', value: '', onType: fn() },
  },
  {
    name: 'Select',
    component: Select,
    control: '[role=combobox]',
    props: { label: 'Mesto', options: places, value: 'Beograd', onChange },
    wrong,
  },
  {
    name: 'Combobox',
    component: Combobox,
    control: 'input',
    props: { label: 'Mesto', options: places, value: 'Beograd', onChange, emptyText: 'Nema takvog mesta' },
    wrong,
  },
  {
    name: 'DateField',
    component: DateField,
    control: 'input',
    props: {
      label: 'Dan',
      value: '2026-11-22',
      onChange,
      locale: 'sr-Latn',
      labels: { open: 'Otvori kalendar', previousMonth: 'Prethodni mesec', nextMonth: 'Sledeći mesec' },
    },
    wrong,
  },
  {
    name: 'CodeField',
    component: CodeField,
    control: 'input',
    props: { label: 'Kod', length: 6, value: '123', onChange },
    wrong,
  },
  {
    name: 'FileDrop',
    component: FileDrop,
    control: 'input',
    props: {
      label: 'Račun',
      accept: 'application/pdf',
      file: null,
      onFile: fn(),
      onRemove: fn(),
      labels: { choose: 'Izaberi fajl', drop: 'ili ga prevuci ovde', remove: 'Ukloni', progress: 'Šalje se' },
    },
    wrong,
  },
  {
    name: 'AddFiles',
    component: AddFiles,
    control: 'input',
    props: { label: 'Dodaj slike', icon: <ImagePlus aria-hidden size={20} />, accept: 'image/*', onFiles: fn() },
  },
];

/** Fields. */
export const fields = written.map((subject): Subject => ({ ...subject, stretched: true }));

/** Checkboxes, switches, steppers and the like. */
export const choices: readonly Subject[] = [
  {
    name: 'Checkbox',
    component: Checkbox,
    control: '[role=checkbox]',
    props: { checked: false, onChange, children: 'Slažem se' },
    wrong,
  },
  {
    name: 'Checkbox, ticked',
    component: Checkbox,
    control: '[role=checkbox]',
    props: { checked: true, onChange, children: 'Slažem se' },
    wrong,
  },
  {
    name: 'Switch',
    component: Switch,
    control: '[role=switch]',
    props: { checked: false, onChange, children: 'Javi mi e-poštom' },
  },
  {
    name: 'RadioGroup',
    component: RadioGroup,
    control: '[role=radio]',
    props: { label: 'Vrsta', options: places, value: 'Beograd', onChange },
    wrong,
  },
  {
    name: 'SegmentedControl',
    component: SegmentedControl,
    control: '[aria-checked=false], [aria-pressed=false]',
    props: { label: 'Mesto', options: places, value: 'Beograd', onChange },
  },
  {
    name: 'QuantityStepper',
    component: QuantityStepper,
    control: 'button:last-of-type',
    props: {
      value: 2,
      text: '2',
      max: 5,
      onStep: onChange,
      onType: onChange,
      labels: { decrease: 'Jedan manje', increase: 'Jedan više', field: 'Količina', check: 'Sačuvaj količinu' },
    },
    wrong: { text: '9', editing: true, problem: 'Najviše 5.' },
  },
];

/** Badges and other marks without interaction. */
export const marks: readonly Subject[] = [
  { name: 'Badge', component: Badge, control: 'span', props: { children: '12' } },
  { name: 'StatusPill', component: StatusPill, control: 'span', props: { children: 'U obradi' } },
  { name: 'Sticker', component: Sticker, control: 'span', props: { children: '−25 %' } },
];

const rows = [
  { what: 'Masaža celog tela', amount: '3.900,00 RSD' },
  { what: 'Vikend za dvoje na Tari', amount: '19.600,00 RSD' },
];
const transactions = {
  caption: 'Transakcije',
  columns: [
    { key: 'what', header: 'Opis', cell: ({ what }: (typeof rows)[number]) => what, heading: true, sortable: true },
    { key: 'amount', header: 'Iznos', cell: ({ amount }: (typeof rows)[number]) => amount, align: 'end' },
  ],
  rows,
  rowKey: ({ what }: (typeof rows)[number]) => what,
  onSort: fn(),
};
const slides = {
  previous: 'Prethodni',
  next: 'Sledeći',
  pause: 'Zaustavi',
  play: 'Pokreni',
  slide: (position: number, total: number) => `${position} od ${total}`,
};

/** Navigation within a page, a list or several pages. */
export const ways: readonly Subject[] = [
  {
    name: 'Accordion',
    component: Accordion,
    control: 'button',
    stretched: true,
    props: { items: [{ value: 'buy', title: 'Kako se kupuje u objektu?', content: 'Pokaži karticu.' }] },
  },
  {
    name: 'Breadcrumbs',
    component: Breadcrumbs,
    control: 'a',
    props: {
      children: [
        <a key="sport" href="#sport">
          Sport
        </a>,
        'Teretana',
      ],
    },
    named: (cell) => ({ label: `Putanja: ${cell}` }),
  },
  {
    name: 'Tabs',
    component: Tabs,
    control: '[data-state=inactive]',
    props: {
      label: 'Vaučeri',
      tabs: [
        { value: 'ready', label: 'Za korišćenje', content: 'Teretana' },
        { value: 'used', label: 'Iskorišćeni', content: 'Masaža' },
      ],
    },
  },
  {
    name: 'Carousel, at its start',
    component: Carousel,
    control: 'button',
    stretched: 'wide',
    props: {
      label: 'Najpopularnije',
      labels: slides,
      children: ['Masaža', 'Teretana', 'Namirnice', 'Jezik', 'Tara'].map((name) => (
        <p key={name} className="grid h-20 place-items-center rounded-12 bg-surface-sunken">
          {name}
        </p>
      )),
    },
  },
  {
    name: 'Slider',
    component: Slider,
    control: 'button',
    stretched: true,
    props: {
      labels: slides,
      className: 'rounded-20 bg-ink-evergreen text-ink-paper',
      controlsClassName: 'bottom-3 left-3',
      children: ['Uzmi slobodan dan.', 'Postavi sto.'].map((text) => (
        <p key={text} className="h-40 p-4 text-22">
          {text}
        </p>
      )),
    },
    named: (cell) => ({ label: `Novo: ${cell}` }),
  },
  {
    name: 'DataTable, a column that sorts',
    component: DataTable,
    control: 'button',
    stretched: 'wide',
    props: transactions,
  },
  {
    name: 'DataTable, a row',
    component: DataTable,
    control: 'tbody tr',
    stretched: 'wide',
    props: transactions,
    answers: ['hover'],
  },
  {
    name: 'Pager, on the first page',
    component: Pager,
    control: 'button',
    stretched: 'wide',
    props: { page: 1, pages: 4, onPage: fn() },
    named: (cell) => ({
      labels: { nav: `Stranice: ${cell}`, previous: 'Prethodna', next: 'Sledeća', position: 'Stranica 1 od 4' },
    }),
  },
  {
    name: 'OfflineNotice',
    component: OfflineNotice,
    control: 'button',
    stretched: 'wide',
    props: { text: 'Nema mreže. Ovi benefiti su učitani ranije.', retryLabel: 'Pokušaj ponovo', onRetry: fn() },
  },
];
