import type { ArgsEnhancer, ArgTypes, ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { icons } from './icons.tsx';
import type { ComponentDocs, PropDocs } from './prop-docs.ts';

/** Docs that the build attached to a component; undefined for components of stories. */
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
  // Storybook's type of an enum leaves out booleans.
  if (options) return { name: 'enum' as const, value: options as (string | number)[], required };
  return kind in names
    ? { name: names[kind as keyof typeof names], required }
    : { name: 'other' as const, value: type, required };
};

// An object, not the short form as a string, which works only in story files.
const by = (type: 'text' | 'number' | 'boolean' | 'select' | 'inline-radio' | 'object'): InputType => ({
  control: { type },
});

const control = ({ kind, options = [] }: PropDocs): InputType => {
  if (kind === 'choice') return { ...by(options.length > 5 ? 'select' : 'inline-radio'), options };
  if (kind === 'switch') return by('boolean');
  return kind === 'text' || kind === 'number' ? by(kind) : { control: false };
};

/** Arg types of a component for the table and the controls, from its docs. */
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

/** Control of a prop by the story's value: text for a node given as text or not at all, a select for an icon, and an object for data. */
function byStory(prop: PropDocs, given: unknown): InputType | undefined {
  if (prop.kind === 'node' && /icon$/i.test(prop.name)) {
    return { ...by('select'), options: Object.keys(icons), mapping: icons };
  }
  if (prop.kind === 'node') return given === undefined || typeof given === 'string' ? by('text') : { control: false };
  if (prop.kind !== 'other' || given === undefined || !plain(given)) return undefined;
  return by(typeof given === 'object' ? 'object' : 'text');
}

/** Derives the controls of a story from its args; none for a story whose `render` does not take args. */
export const controlsByStory: ArgTypesEnhancer = ({ component, argTypes, initialArgs, parameters }) => {
  const props = docsOf(component)?.props ?? [];
  const changed = props.map((prop) => {
    const asks = parameters.__isArgsStory !== false;
    const own = asks ? byStory(prop, initialArgs[prop.name]) : { control: false };
    return [prop.name, { ...argTypes[prop.name], ...own }];
  });
  // Handlers common to all HTML elements are in no docs and get no control; the Actions panel shows their events.
  const told = new Set(props.map(({ name }) => name));
  const heard = Object.keys(initialArgs).flatMap((name) =>
    /^on[A-Z]/.test(name) && !told.has(name) ? [[name, { ...argTypes[name], table: { disable: true } }]] : [],
  );
  return { ...argTypes, ...Object.fromEntries([...heard, ...changed]) };
};

/** Props that make a component controlled. */
const held = /^(open|checked|pressed|expanded|selected|modal)$|^default/;

/** Sets undefined switches to false, so that their controls are shown without the button "Set boolean". */
export const switchesAtRest: ArgsEnhancer = ({ component, initialArgs }) => {
  const docs = docsOf(component);
  if (!docs?.file.startsWith('design-system/')) return {};
  const open = docs.props.filter(
    ({ name, kind, required }) => kind === 'switch' && !required && !held.test(name) && initialArgs[name] === undefined,
  );
  return Object.fromEntries(open.map(({ name, fallback }) => [name, fallback ?? false]));
};
