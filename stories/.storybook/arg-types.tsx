import type { ArgsEnhancer, ArgTypes, ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { icons } from './icons.tsx';
import type { ComponentDocs, PropDocs } from './prop-docs.ts';

/** What the build hung on a component; nothing on what only a story has. */
export const docsOf = (component: unknown): ComponentDocs | undefined =>
  (component as { __docgenInfo?: ComponentDocs } | undefined)?.__docgenInfo;

const groups: Record<PropDocs['kind'], string> = {
  choice: 'Looks',
  switch: 'State',
  text: 'Content',
  number: 'Content',
  node: 'Content',
  other: 'Data',
  callback: 'Events',
};

const sbType = ({ kind, options, type, required }: PropDocs) => {
  const names = { text: 'string', number: 'number', switch: 'boolean', callback: 'function' } as const;
  // Storybook's own type of a choice forgets that one may also be yes or no.
  if (options) return { name: 'enum' as const, value: options as (string | number)[], required };
  return kind in names
    ? { name: names[kind as keyof typeof names], required }
    : { name: 'other' as const, value: type, required };
};

// Not by its name alone: only what a story file says is read that way.
const by = (type: 'text' | 'number' | 'boolean' | 'select' | 'inline-radio' | 'object'): InputType => ({
  control: { type },
});

const control = ({ kind, options = [] }: PropDocs): InputType => {
  if (kind === 'choice') return { ...by(options.length > 5 ? 'select' : 'inline-radio'), options };
  if (kind === 'switch') return by('boolean');
  return kind === 'text' || kind === 'number' ? by(kind) : { control: false };
};

/** The table and the controls of a component, from its own types. */
export function argTypesOf(component: unknown): ArgTypes | null {
  const docs = docsOf(component);
  if (!docs) return null;
  return Object.fromEntries(
    docs.props.map((prop): [string, InputType & { name: string }] => [
      prop.name,
      {
        name: prop.name,
        description: prop.description,
        type: sbType(prop),
        ...control(prop),
        table: {
          category: groups[prop.kind],
          type: { summary: prop.type },
          ...(prop.fallback === undefined ? {} : { defaultValue: { summary: String(prop.fallback) } }),
        },
      },
    ]),
  ) as ArgTypes;
}

const plain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(plain)) ||
  (typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value) &&
    Object.values(value).every(plain));

/** A node can be written where the story gives words or nothing; an icon is one of a few; data as what it is. */
function byStory(prop: PropDocs, given: unknown): InputType | undefined {
  if (prop.kind === 'node' && /icon$/i.test(prop.name)) {
    return { ...by('select'), options: Object.keys(icons), mapping: icons };
  }
  if (prop.kind === 'node') return given === undefined || typeof given === 'string' ? by('text') : { control: false };
  if (prop.kind !== 'other' || given === undefined || !plain(given)) return undefined;
  return by(typeof given === 'object' ? 'object' : 'text');
}

/** What a story gives says what of it can be changed by hand: nothing where it draws without asking its args. */
export const controlsByStory: ArgTypesEnhancer = ({ component, argTypes, initialArgs, parameters }) => {
  const props = docsOf(component)?.props ?? [];
  const changed = props.map((prop) => {
    const asks = parameters.__isArgsStory !== false;
    const own = asks ? byStory(prop, initialArgs[prop.name]) : { control: false };
    return [prop.name, { ...argTypes[prop.name], ...own }];
  });
  // What every element of HTML takes is in nobody's types, and cannot be changed by hand: the panel Actions shows which
  // events the story gets.
  const told = new Set(props.map(({ name }) => name));
  const heard = Object.keys(initialArgs).flatMap((name) =>
    /^on[A-Z]/.test(name) && !told.has(name) ? [[name, { ...argTypes[name], table: { disable: true } }]] : [],
  );
  return { ...argTypes, ...Object.fromEntries([...heard, ...changed]) };
};

/** Without it a component keeps its own state; with it somebody else does. */
const held = /^(open|checked|pressed|expanded|selected|modal)$|^default/;

/** A switch is at rest until somebody moves it: no button "Set boolean" before it. */
export const switchesAtRest: ArgsEnhancer = ({ component, initialArgs }) => {
  const docs = docsOf(component);
  if (!docs?.file.startsWith('design-system/')) return {};
  const open = docs.props.filter(
    ({ name, kind, required }) => kind === 'switch' && !required && !held.test(name) && initialArgs[name] === undefined,
  );
  return Object.fromEntries(open.map(({ name, fallback }) => [name, fallback ?? false]));
};
