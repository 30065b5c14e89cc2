import { type ESTree, parseSync, Visitor } from 'vite';

/** A range of a file, and its replacement. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const PURE = '/* @__PURE__ */ ';

// The browser needs method, path, status and file of a call, and whether it has an `answer` (which decides the default status). Of the
// functions that create several calls it needs only the path.
const NEEDED = new Map([
  ['defineEndpoint', new Set(['method', 'path', 'status', 'file', 'answer'])],
  ...['bulkCalls', 'lastingBulkCalls', 'endingCalls'].map((mould) => [mould, new Set(['path'])] as const),
]);

/**
 * Rewrites a file of the contract (contract/*.contract.ts) for the browser: calls lose their schemas, and all calls of functions are
 * marked as pure, so that unused ones are dropped. That is safe because such a file only declares.
 */
export function leanContract(path: string, code: string): string {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression(node) {
      edits.push({ start: node.start, end: node.start, text: PURE });
      const name = node.callee.type === 'Identifier' ? node.callee.name : '';
      const [parts] = node.arguments;
      if (parts?.type === 'ObjectExpression') edits.push(...leanParts(parts, NEEDED.get(name)));
      else if (name === 'defineEndpoint') throw new Error('A call is written as one object: defineEndpoint({ … })');
    },
  }).visit(parseSync(path, code).program);
  return applied(code, edits);
}

function leanParts(parts: ESTree.ObjectExpression, needed: ReadonlySet<string> | undefined): Edit[] {
  if (!needed) return [];
  return parts.properties.flatMap((part, index) => {
    if (part.type !== 'Property' || part.key.type !== 'Identifier') return [];
    const next = parts.properties[index + 1]?.start ?? parts.end - 1;
    if (!needed.has(part.key.name)) return { start: part.start, end: next, text: '' };
    return part.key.name === 'answer' ? { start: part.start, end: next, text: 'answer: true,' } : [];
  });
}

/** Applies the edits; of nested ones only the outer. */
function applied(code: string, edits: readonly Edit[]): string {
  const inOrder = edits.toSorted((one, other) => one.start - other.start || other.end - one.end);
  let [text, at] = ['', 0];
  for (const edit of inOrder) {
    if (edit.start < at) continue;
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
}
