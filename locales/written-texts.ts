import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { isPair, isScalar, LineCounter, parseDocument, visit as visitYaml } from 'yaml';
import type { Language } from './glossary.ts';

/** A text as it stands in a source: in which language, as far as its place says, and where (`server/cart/cart.errors.ts:7`). */
export type Written = { language: Language | null; where: string; text: string };

type Node = { type: string; start: number } & Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** `en`, `EN`, `titleEn`, `EXCEL_EN` and the same of Serbian: how this house names what is in one language. */
function languageOf(name: string): Language | null {
  const [, language = ''] = /^(en|sr)$|(?<=[a-z])(En|Sr)$|(?:^|_)(EN|SR)$/.exec(name)?.filter(Boolean) ?? [];
  return language ? (language.toLowerCase() as Language) : null;
}

const nameOf = (node: unknown) => (isNode(node) ? String(node.name ?? node.value ?? '') : '');

/** The language that a node gives to what is in it. */
function languageIn(node: Node, around: Language | null): Language | null {
  if (node.type === 'Property') return languageOf(nameOf(node.key)) ?? around;
  if (node.type === 'VariableDeclarator') return languageOf(nameOf(node.id)) ?? around;
  return around;
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked;
  if (node.type === 'JSXText') return String(node.value);
  return null;
}

/** Types, addresses of files, and queries (``sql`…` ``) are no texts. */
const PASSED_OVER = /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|^ImportDeclaration$|^TaggedTemplate/;

/** Every text that stands in a file, with the language that its place gives it. */
export function writtenTexts(path: string): Written[] {
  const source = readFileSync(path, 'utf8');
  if (path.endsWith('.md')) return textsOfMarkdown(path, source);
  return path.endsWith('.yaml') ? textsOfYaml(path, source) : textsOfSource(path, source);
}

/** One language a file, which its name ends with: `reading.sr.md`. */
function textsOfMarkdown(path: string, source: string): Written[] {
  const language = languageOf(/\.(en|sr)\.md$/.exec(path)?.[1] ?? '');
  const cells = (line: string) => line.split(/(?<!\\)\|/);
  return source
    .split('\n')
    .flatMap((line, at) => cells(line).map((text) => ({ language, where: `${path}:${at + 1}`, text: text.trim() })));
}

/** Both languages side by side, each under its key. */
function textsOfYaml(path: string, source: string): Written[] {
  const lines = new LineCounter();
  const found: Written[] = [];
  visitYaml(parseDocument(source, { lineCounter: lines }), {
    Scalar(key, { value, range }, around) {
      if (key === 'key' || typeof value !== 'string') return;
      const names = around.flatMap((node) =>
        isPair(node) && isScalar(node.key) ? languageOf(String(node.key.value)) : null,
      );
      const where = `${path}:${lines.linePos(range?.[0] ?? 0).line}`;
      found.push({ language: names.findLast((name) => name !== null) ?? null, where, text: value });
    },
  });
  return found;
}

function textsOfSource(path: string, source: string): Written[] {
  const found: Written[] = [];
  const visit = (node: Node, around: Language | null) => {
    if (PASSED_OVER.test(node.type)) return;
    const language = languageIn(node, around);
    const text = textOf(node);
    if (text !== null)
      found.push({ language, where: `${path}:${source.slice(0, node.start).split('\n').length}`, text });
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) for (const one of value.filter(isNode)) visit(one, language);
      else if (isNode(value)) visit(value, language);
    }
  };
  visit(parseSync(path, source).program as unknown as Node, null);
  return found;
}
