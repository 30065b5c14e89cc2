import { posix } from 'node:path';
import { isServer, isTest, isUnit } from './unit-files.mjs';

/** Files that everything depends on without importing them. */
const GROUND =
  /^(package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|tailwind\.config\.ts|e2e\/[\w-]+\.ts|(server|src)\/testing\/.*|stories\/\.storybook\/.*)$/;

/** The kinds of code whose second folder is a feature. */
const FEATURE = /^(?:contract|machines|locales|src|server|stories)\/([\w-]+)\//;

/** A file with so many imports joins all features: what reaches a test through it says nothing about a change. */
const JOINS_ALL = 28;

/** An end-to-end test takes a minute, and a change of the shared frame touches nearly all of them: this many are run at most. */
const MOST_SPECS = 12;

const joinsAll = (file, imports) => (imports.get(file)?.size ?? 0) >= JOINS_ALL;
const isStory = (file) => file.endsWith('.stories.tsx');
const isSpec = (file) => /^e2e\/(?!book\/|browsers\/).*\.spec\.ts$/.test(file);
/** The walls, the words and the pages of docs/: such a test reads files as text, without importing them. */
const readsAll = (file) => /^(contract|locales|stories)\/[\w-]+\.test\.ts$/.test(file);
const featureOf = (file) => FEATURE.exec(file)?.[1];

/**
 * The tests, stories and end-to-end tests that a change touches: `changed` are its files, `imports` maps each file to the files it names.
 * Touched are: a test or story that reaches a changed file by its imports; a test of the server also by any file of its own folder, because
 * it makes calls; an end-to-end test that imports the texts or the machine of a changed feature, or is in its folder. Of too many
 * end-to-end tests those with the fewest features are taken, and `leftOut` counts the others. A change of a file that everything depends on
 * touches all.
 */
export function chosenBy(changed, imports) {
  const files = [...imports.keys()];
  const all = changed.some((file) => GROUND.test(file));
  const reached = all ? new Set(files) : reaching(changed, imports);
  const own = [...reached].filter((file) => changed.includes(file) || !joinsAll(file, imports));
  const folders = new Set(own.filter(isServer).map((file) => posix.dirname(file)));
  const features = new Set(changed.map(featureOf).filter(Boolean));
  const isOf = (file) => reached.has(file) || (isServer(file) && folders.has(posix.dirname(file)));
  const spoken = (spec) => helpersOf(spec, imports).flatMap((file) => [...(imports.get(file) ?? []), file]);
  const isAbout = (spec) => {
    const [, folder] = spec.split('/');
    return features.has(folder) || spoken(spec).some((file) => changed.includes(file) || features.has(featureOf(file)));
  };
  const spokenOf = (spec) => new Set(spoken(spec).map(featureOf).filter(Boolean)).size;
  const touched = files.filter((file) => isSpec(file) && (all || isAbout(file)));
  const byNearness = touched.toSorted(
    (one, other) => Number(changed.includes(other)) - Number(changed.includes(one)) || spokenOf(one) - spokenOf(other),
  );
  const nearest = new Set(all ? touched : byNearness.slice(0, MOST_SPECS));
  return {
    unit: files.filter((file) => isUnit(file) && (isOf(file) || readsAll(file))),
    server: files.filter((file) => isTest(file) && isServer(file) && isOf(file)),
    stories: files.filter((file) => isStory(file) && isOf(file)),
    specs: touched.filter((spec) => nearest.has(spec)),
    leftOut: touched.length - nearest.size,
  };
}

/** The changed files and all files that reach them by their imports. */
function reaching(changed, imports) {
  const importers = new Map();
  for (const [file, named] of imports) {
    for (const each of named) importers.set(each, [...(importers.get(each) ?? []), file]);
  }
  const reached = new Set(changed);
  const next = [...changed];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      if (!joinsAll(importer, imports)) next.push(importer);
    }
  }
  return reached;
}

/** An end-to-end test with the end-to-end files that it imports, directly or not. */
function helpersOf(spec, imports) {
  const found = new Set([spec]);
  for (const file of found) {
    for (const named of imports.get(file) ?? []) if (named.startsWith('e2e/')) found.add(named);
  }
  return [...found];
}
