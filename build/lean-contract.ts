import { type ESTree, parseSync, Visitor } from 'vite';

/** A piece of a file, and what stands there instead. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const PURE = '/* @__PURE__ */ ';

// What a browser needs of a call is its method, path, status and file; by `answer` it knows a good status that is not said. Of what
// several calls are made of it needs their path alone.
const NEEDED = new Map([
  ['defineEndpoint', new Set(['method', 'path', 'status', 'file', 'answer'])],
  ...['bulkCalls', 'lastingBulkCalls', 'endingCalls'].map((mould) => [mould, new Set(['path'])] as const),
]);

/**
 * A file of the contract (contract/*.contract.ts) as a browser needs it: calls without the schemas of their parts, and nothing in
 * it is kept unless it is used. Declaring is all that such a file does, so every call in it is one that may be left out.
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

/** Of pieces that lie within each other the outer one is changed. */
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
