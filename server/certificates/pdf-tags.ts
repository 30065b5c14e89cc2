import type { PDFArray, PDFDict, PDFDocument, PDFPage, PDFRef } from '@cantoo/pdf-lib';

/** Structure types of parts of a document, as PDF names them. */
export type Role = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

/** A part of a document in its structure tree. */
export interface Tag {
  role: string;
  ref: PDFRef;
  element: PDFDict;
}

interface TagOptions {
  /** The parent tag; the document itself by default. */
  within?: Tag | undefined;
  /** Alternative text of a picture. */
  alt?: string;
  /** Title by which `find` finds the tag. */
  title?: string;
}

type Library = typeof import('@cantoo/pdf-lib');

/** The tags of a document: existing ones are continued; content without tags becomes one paragraph. */
export async function tagsOf(pdf: PDFDocument): Promise<Tags> {
  return new Tags(pdf, await import('@cantoo/pdf-lib'));
}

/**
 * Writes the structure tree of a PDF: its parts and their reading order (ISO 32000-1, 14.7 and 14.8), so that a screen reader distinguishes
 * a heading from a paragraph. Draw within `tagged`, or within `decoration` for parts that are not read out.
 */
export class Tags {
  private readonly pdf: PDFDocument;
  private readonly library: Library;
  private readonly root: PDFDict;
  private readonly body: Tag;

  constructor(pdf: PDFDocument, library: Library) {
    this.pdf = pdf;
    this.library = library;
    const own = this.rootOf();
    this.root = own ?? this.newRoot();
    const [first] = this.kidsOf(this.root).asArray();
    const element = pdf.context.lookup(first, library.PDFDict);
    this.body = { role: 'Document', ref: first as PDFRef, element };
    if (!own) for (const page of pdf.getPages()) this.tagWhatIsThere(page);
  }

  /** Adds a part at the end of its parent. */
  add(role: Role, { within = this.body, alt, title }: TagOptions = {}): Tag {
    const { PDFHexString } = this.library;
    const element = this.pdf.context.obj({
      Type: 'StructElem',
      S: role,
      P: within.ref,
      K: [],
      ...(alt === undefined ? {} : { Alt: PDFHexString.fromText(alt) }),
      ...(title === undefined ? {} : { T: PDFHexString.fromText(title) }),
      ...(role === 'TH' ? { A: { O: 'Table', Scope: 'Row' } } : {}),
    });
    const ref = this.pdf.context.register(element);
    this.kidsOf(within.element).push(ref);
    return { role, ref, element };
  }

  /** A part of the document itself with a title, if there is one. */
  find(title: string): Tag | undefined {
    const { PDFDict, PDFHexString, PDFName, PDFRef } = this.library;
    for (const ref of this.kidsOf(this.body.element).asArray()) {
      const element = this.pdf.context.lookup(ref);
      if (!(ref instanceof PDFRef && element instanceof PDFDict)) continue;
      const told = element.lookup(PDFName.of('T'));
      const role = element.lookup(PDFName.of('S'));
      if (told instanceof PDFHexString && told.decodeText() === title && role instanceof PDFName)
        return { role: role.decodeText(), ref, element };
    }
    return undefined;
  }

  /** Runs `draw` and tags its output as a part that is read out. */
  tagged(page: PDFPage, tag: Tag, draw: () => void): void {
    const { PDFOperator, PDFOperatorNames, PDFName, endMarkedContent } = this.library;
    const id = this.mark(page, tag);
    const names = [PDFName.of(tag.role), `<</MCID ${id}>>`];
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, names));
    draw();
    page.pushOperators(endMarkedContent());
  }

  /** Runs `draw` and marks its output as decoration, which is not read out. */
  decoration(page: PDFPage, draw: () => void): void {
    const { beginMarkedContent, endMarkedContent } = this.library;
    page.pushOperators(beginMarkedContent('Artifact'));
    draw();
    page.pushOperators(endMarkedContent());
  }

  /** Says that a sequence on a page is of a part; answers its number there. */
  private mark(page: PDFPage, { ref, element }: Tag): number {
    const parents = this.parentsOf(page);
    const id = parents.size();
    parents.push(ref);
    this.kidsOf(element).push(this.pdf.context.obj({ Type: 'MCR', Pg: page.ref, MCID: id }));
    return id;
  }

  /** For each marked sequence of a page, by its number: the part of the document that it belongs to. */
  private parentsOf(page: PDFPage): PDFArray {
    const { PDFArray, PDFDict, PDFName, PDFNumber } = this.library;
    const numbers = this.root.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray);
    const key = page.node.lookup(PDFName.of('StructParents'));
    for (let place = 0; key instanceof PDFNumber && place < numbers.size(); place += 2) {
      const isIt = numbers.lookup(place, PDFNumber).asNumber() === key.asNumber();
      if (isIt) return numbers.lookup(place + 1, PDFArray);
    }
    const next = this.root.lookup(PDFName.of('ParentTreeNextKey'), PDFNumber).asNumber();
    const parents = this.pdf.context.obj([]);
    numbers.push(PDFNumber.of(next));
    numbers.push(parents);
    this.root.set(PDFName.of('ParentTreeNextKey'), PDFNumber.of(next + 1));
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(next));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    return parents;
  }

  private kidsOf(element: PDFDict): PDFArray {
    const { PDFArray, PDFName } = this.library;
    const kids = element.lookup(PDFName.of('K'));
    if (kids instanceof PDFArray) return kids;
    const only = element.get(PDFName.of('K'));
    const list = this.pdf.context.obj(only ? [only] : []);
    element.set(PDFName.of('K'), list);
    return list;
  }

  /** The structure tree that the document already has, if it is as simple as ours; otherwise our parts would be only half of it. */
  private rootOf(): PDFDict | undefined {
    const { PDFArray, PDFDict, PDFName, PDFNumber, PDFRef } = this.library;
    const root = this.pdf.catalog.lookup(PDFName.of('StructTreeRoot'));
    if (!(root instanceof PDFDict)) return undefined;
    const tree = root.lookup(PDFName.of('ParentTree'));
    const isSimple =
      tree instanceof PDFDict &&
      tree.lookup(PDFName.of('Nums')) instanceof PDFArray &&
      root.lookup(PDFName.of('ParentTreeNextKey')) instanceof PDFNumber &&
      this.kidsOf(root).get(0) instanceof PDFRef;
    return isSimple ? root : undefined;
  }

  private newRoot(): PDFDict {
    const { context, catalog } = this.pdf;
    const { PDFName } = this.library;
    const root = context.obj({ Type: 'StructTreeRoot', ParentTree: { Nums: [] }, ParentTreeNextKey: 0 });
    const ref = context.register(root);
    const body = context.register(context.obj({ Type: 'StructElem', S: 'Document', P: ref, K: [] }));
    root.set(PDFName.of('K'), context.obj([body]));
    catalog.set(PDFName.of('StructTreeRoot'), ref);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    return root;
  }

  private tagWhatIsThere(page: PDFPage): void {
    const { context } = this.pdf;
    if (!page.node.normalizedEntries().Contents) return;
    page.node.delete(this.library.PDFName.of('StructParents'));
    const id = this.mark(page, this.add('P'));
    const [begin, end] = [`/P <</MCID ${id}>> BDC`, 'EMC'].map((text) => context.register(context.stream(`${text}\n`)));
    if (begin && end) page.node.wrapContentStreams(begin, end);
  }
}
