import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod/mini';
import { ContentError } from './content-error.ts';
import { readContent } from './content-folder.ts';

type Issue = z.core.$ZodIssue;

/** Reads a file of `demo/content/` and checks its shape. Throws ContentError with the line of the first mistake. */
export function readYaml<Output>(path: string, schema: z.ZodMiniType<Output>): Output {
  return checked(path, readContent(path), schema);
}

/** Parses and checks a source text; `path` is used only in errors. */
export function checked<Output>(path: string, source: string, schema: z.ZodMiniType<Output>): Output {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const [broken] = document.errors;
  if (broken) throw new ContentError(path, lineAt(broken.pos[0]), broken.message);
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) throw result.error;
  throw new ContentError(path, lineAt(offsetOf(document, placeOf(issue))), sentenceOf(issue));
}

function placeOf(issue: Issue): readonly PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

/** Offset of the deepest existing node on a path. */
function offsetOf(document: Document, place: readonly PropertyKey[]): number {
  for (let length = place.length; length > 0; length -= 1) {
    const node = document.getIn(place.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function sentenceOf(issue: Issue): string {
  const place = issue.path.join('.') || 'the file';
  if (issue.code === 'unrecognized_keys') return `${place} has no field ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_type') return `${place} is missing or no ${issue.expected}`;
  if (issue.code === 'invalid_value') return `${place} is none of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return `${place} is empty`;
  return `${place}: ${issue.message}`;
}
