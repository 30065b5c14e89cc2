import { readdirSync } from 'node:fs';
import { english } from '#stories/testing/sample-english.ts';

type Table = Readonly<Record<string, unknown>>;

const texts = (table: Table) => Object.values(table).filter((text): text is string => typeof text === 'string');

async function tablesIn(language: 'en' | 'sr'): Promise<string[]> {
  const folder = new URL('../../locales/', import.meta.url);
  const features = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const tables = features.map(async ({ name }) => {
    const found: Record<string, Table> = await import(new URL(`${name}/${language}.ts`, folder).pathname);
    return texts(found[language] ?? {});
  });
  return (await Promise.all(tables)).flat();
}

/** Begins small and has a letter that English lacks: a word, while a name begins large. */
const WORD = /(?<![\p{L}\d@._-])(?=\p{Ll})[\p{L}]*[čćžšđ]/u;

/** What shows that a text is Serbian: it stands so in the tables of the shop or among the samples, or has a Serbian word. */
export async function serbian(): Promise<(text: string) => boolean> {
  const said = new Set([...(await tablesIn('sr')), ...Object.keys(english)]);
  for (const text of [...(await tablesIn('en')), ...Object.values(english)]) said.delete(text);
  return (text) => said.has(text) || WORD.test(text);
}

/** In the page, which is English: what it says that is not marked as being in another language. */
export function saidInEnglish(): string[] {
  const said = new Set<string>();
  const add = (text: string | null, { parentElement }: Node) => {
    if (text && !parentElement?.closest('[lang^="sr"], script, style, noscript, .sb-wrapper')) said.add(text.trim());
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT + NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!(node instanceof Element)) add(node.textContent, node);
    else for (const name of ['aria-label', 'alt', 'title', 'placeholder']) add(node.getAttribute(name), node);
  }
  return [...said];
}
