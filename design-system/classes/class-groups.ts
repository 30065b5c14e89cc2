import { durations, textSizes } from '../tokens.ts';

// Groups of utilities that set the same property. Tailwind-merge's own list covers all of Tailwind and adds 5 kB to the first page; this
// one covers what the shop uses. A utility that is not listed is kept. A test compares both lists.

type Check = (value: string) => boolean;
export type Group = readonly (string | { readonly [prefix: string]: readonly (string | Check)[] })[];

const any: Check = () => true;
const isLength: Check = (value) => /^(\d+(\.\d+)?|\[(length:)?[\d.]+(px|rem|em|%)\]|px)$/.test(value);
const isSize: Check = (value) => /^\[(length:|clamp\(|[\d.]+(px|rem|em|cqw|%)).*\]$/.test(value);
const isNumber: Check = (value) => /^\d+(\.\d+)?$/.test(value);

const SIDES = ['x', 'y', 't', 'r', 'b', 'l', 's', 'e'] as const;
const CORNERS = ['t', 'r', 'b', 'l', 's', 'e', 'tl', 'tr', 'br', 'bl'] as const;

/** Groups of utilities with one prefix each, whatever follows the prefix. */
const prefixed = (...prefixes: string[]) =>
  Object.fromEntries(prefixes.map((prefix) => [prefix, [{ [prefix]: [any] }] as Group]));

const sided = (prefix: string, sides: readonly string[], glue = '') => sides.map((side) => `${prefix}${glue}${side}`);
const words = (...names: string[]): Group => names;

export const classGroups: Record<string, Group> = {
  position: words('static', 'fixed', 'absolute', 'relative', 'sticky'),
  display: words(
    ...['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'grid', 'inline-grid', 'table', 'contents', 'hidden'],
  ),
  filter: words('filter', 'filter-none'),
  visibility: words('visible', 'invisible'),
  'sr-only': words('sr-only', 'not-sr-only'),
  ...prefixed(
    'p',
    ...sided('p', SIDES),
    'm',
    ...sided('m', SIDES),
    'gap',
    'gap-x',
    'gap-y',
    'space-x',
    'space-y',
    'scroll-mt',
  ),
  ...prefixed('w', 'h', 'size', 'min-w', 'min-h', 'max-w', 'max-h', 'aspect', 'basis', 'z', 'columns'),
  ...prefixed('inset', 'inset-x', 'inset-y', 'top', 'right', 'bottom', 'left', 'start', 'end'),
  ...prefixed('grid-cols', 'grid-rows', 'grid-flow', 'auto-cols', 'auto-rows'),
  grow: [{ grow: ['', any] }],
  shrink: [{ shrink: ['', any] }],
  'col-start-end': [{ col: [any] }],
  'row-start-end': [{ row: [any] }],
  ...prefixed('col-start', 'col-end', 'row-start', 'row-end'),
  ...prefixed('items', 'justify', 'justify-items', 'justify-self', 'self', 'place-items', 'place-content'),
  'align-content': [{ content: ['normal', 'start', 'center', 'end', 'between', 'around', 'evenly', 'stretch'] }],
  content: [{ content: [any] }],
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
  flex: [{ flex: [any] }],
  'font-size': [{ text: [...Object.keys(textSizes), isSize] }],
  'text-alignment': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
  'text-overflow': ['truncate', { text: ['ellipsis', 'clip'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'text-color': [{ text: [any] }],
  'font-family': [{ font: ['display', 'text'] }],
  'font-weight': [{ font: [isNumber] }],
  'font-style': words('italic', 'not-italic'),
  'fvn-spacing': words('tabular-nums', 'proportional-nums'),
  ...prefixed('leading', 'tracking', 'whitespace', 'hyphens', 'line-clamp', 'wrap', 'align'),
  'text-decoration': words('underline', 'line-through', 'no-underline'),
  break: [{ break: ['normal', 'words', 'all', 'keep'] }],
  'text-transform': words('uppercase', 'lowercase', 'capitalize', 'normal-case'),
  'bg-image': [{ bg: ['none', 'linear-to-t'] }],
  ...prefixed(
    'underline-offset',
    'decoration',
    'bg',
    'from',
    'fill',
    'stroke',
    'opacity',
    'cursor',
    'select',
    'pointer-events',
  ),
  'object-fit': [{ object: ['contain', 'cover', 'fill', 'none', 'scale-down'] }],
  'object-position': [{ object: [any] }],
  order: [{ order: ['first', 'last', 'none', isNumber] }],
  rounded: [{ rounded: ['', any] }],
  ...prefixed(...sided('rounded', CORNERS, '-')),
  'border-collapse': [{ border: ['collapse', 'separate'] }],
  'border-w': [{ border: ['', isLength] }],
  ...Object.fromEntries(SIDES.map((side) => [`border-w-${side}`, [{ [`border-${side}`]: ['', isLength] }] as Group])),
  'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
  'border-color': [{ border: [any] }],
  shadow: [{ shadow: ['', any] }],
  'inset-shadow': [{ 'inset-shadow': ['', any] }],
  'ring-w': [{ ring: ['', isLength] }],
  'ring-color': [{ ring: [any] }],
  'inset-ring-w': [{ 'inset-ring': ['', isLength] }],
  'inset-ring-color': [{ 'inset-ring': [any] }],
  'outline-style': [{ outline: ['', 'none', 'hidden', 'solid', 'dashed'] }],
  'outline-w': [{ outline: [isLength] }],
  'outline-color': [{ outline: [any] }],
  ...prefixed('outline-offset', 'overflow', 'overflow-x', 'overflow-y', 'overscroll', 'scale', 'rotate', 'origin'),
  ...prefixed('translate', 'translate-x', 'translate-y', 'ease', 'delay', 'animate', 'brightness'),
  resize: [{ resize: ['', any] }],
  transition: [{ transition: ['', any] }],
  duration: [{ duration: [...Object.keys(durations), isNumber] }],
};

export const conflictingClassGroups: Record<string, readonly string[]> = {
  p: sided('p', SIDES),
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  m: sided('m', SIDES),
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  gap: ['gap-x', 'gap-y'],
  size: ['w', 'h'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left', 'start', 'end'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  flex: ['basis', 'grow', 'shrink'],
  overflow: ['overflow-x', 'overflow-y'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  rounded: sided('rounded', CORNERS, '-'),
  'rounded-t': ['rounded-tl', 'rounded-tr'],
  'rounded-r': ['rounded-tr', 'rounded-br'],
  'rounded-b': ['rounded-br', 'rounded-bl'],
  'rounded-l': ['rounded-tl', 'rounded-bl'],
  'border-w': SIDES.map((side) => `border-w-${side}`),
  'border-w-x': ['border-w-r', 'border-w-l'],
  'border-w-y': ['border-w-t', 'border-w-b'],
  translate: ['translate-x', 'translate-y'],
};
