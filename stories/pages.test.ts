import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const filesOf = (folder: string, end: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => end.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8'));

const pages = filesOf('stories', /\.stories\.tsx$/).map((text) => ({
  component: text.match(/\bcomponent: (\w+)/)?.[1] ?? '',
  parts: (text.match(/\bsubcomponents: \{([^}]*)\}/)?.[1] ?? '').match(/\w+/g) ?? [],
  isOfDesignSystem: /\btitle: 'Design system\/[^/']+\//.test(text),
  name: text.match(/\btitle: 'Design system\/[^/']+\/([^']+)'/)?.[1] ?? '',
  comment: text.match(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nconst meta\b/)?.[1] ?? '',
}));
const components = filesOf('design-system', /\.tsx$/);

/** The comment right above a component. */
const commentOf = (name: string): string => {
  const above = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport (?:function|const) ${name}\\b`);
  return components.map((text) => text.match(above)?.[1]).find(Boolean) ?? '';
};

const takesProps = (name: string) =>
  components.some((text) =>
    new RegExp(`export (function ${name}(<.*>)?\\(\\w*[{\\w]|const ${name} = \\(\\{)`).test(text),
  );

it('tells the props of each part of a component that the shop is made of', () => {
  const told = new Set(pages.flatMap(({ component, parts }) => [component, ...parts]));
  const used = filesOf('src', /\.tsx?$/).flatMap((text) => [
    ...text.matchAll(/import \{([^}]*)\} from '#design-system\/[^']+\.tsx'/g),
    ...text.matchAll(/import\('#design-system\/[^']+\.tsx'\)\)\.(\w+)/g),
  ]);
  const names = new Set(used.flatMap(([, names = '']) => names.match(/(?<!type )\b[A-Z][a-z]\w*/g) ?? []));
  expect(names.size).toBeGreaterThan(70);
  expect([...names].filter((name) => takesProps(name) && !told.has(name))).toEqual([]);
});

it('says of each component when something else is better', () => {
  const all = pages.filter(({ isOfDesignSystem }) => isOfDesignSystem);
  const names = all.flatMap(({ component, parts }) => [component, ...parts]);
  const silent = all.filter(({ component, comment }) => {
    // Storybook shows the comment of the stories instead of the component's.
    const said = comment || commentOf(component);
    const others = names.filter((name) => name !== component);
    return (
      !/\b(not|never|only|instead)\b/i.test(said) && !others.some((name) => new RegExp(`\\b${name}\\b`).test(said))
    );
  });
  expect(silent.map(({ component }) => component)).toEqual([]);
});

it('is found by the name that its component has in the code', () => {
  const strangers = pages.filter(
    // Layout has four components.
    ({ isOfDesignSystem, name, component }) => isOfDesignSystem && name !== component && name !== 'Layout',
  );
  expect(strangers.map(({ name, component }) => `${name}: ${component}`)).toEqual([]);
});
