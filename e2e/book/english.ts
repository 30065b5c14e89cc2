import { readdirSync } from 'node:fs';
import type { TextLanguage } from '#contract/language/text-language.ts';
import { english } from '#stories/testing/sample-english.ts';

type Table = Readonly<Record<string, unknown>>;

const texts = (table: Table) => Object.values(table).filter((text): text is string => typeof text === 'string');

async function tablesIn(language: TextLanguage): Promise<string[]> {
  const folder = new URL('../../locales/', import.meta.url);
  const features = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const tables = features.map(async ({ name }) => {
    const found: Record<string, Table> = await import(new URL(`${name}/${language}.ts`, folder).pathname);
    return texts(found[language] ?? {});
  });
  return (await Promise.all(tables)).flat();
}

/** A word with a letter that English lacks; it begins in lower case, because a name begins in upper case. */
const WORD = /(?<![\p{L}\d@._-])(?=\p{Ll})[\p{L}]*[čćžšđ]/u;

/** Returns a function that recognises Serbian texts: from the shop's tables or the samples, or by a Serbian word. */
export async function serbian(): Promise<(text: string) => boolean> {
  const said = new Set([...(await tablesIn('sr')), ...Object.keys(english)]);
  for (const text of [...(await tablesIn('en')), ...Object.values(english)]) said.delete(text);
  return (text) => said.has(text) || WORD.test(text);
}

/** In the page, whose language is English: its texts that are not marked as Serbian. */
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
