import { fileURLToPath } from 'node:url';
import {
  API,
  type Checker,
  type Project,
  type Symbol as Sign,
  SignatureKind,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';
import type { ComponentDocs, PropDocs, PropKind } from './prop-docs.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Which of the props that every element of HTML takes somebody who looks at a component wants to try. */
const ofHtml = new Set(['children', 'disabled', 'placeholder', 'required', 'readOnly', 'maxLength']);

/** What places a component or changes what it is, and is no look or state of it. */
const HIDDEN = new Set(['className', 'ref', 'asChild']);

/** The types of the components, asked of the compiler itself: no other reader knows what a variant of cva may be. */
export class DocsReader {
  readonly #api = new API({ cwd: root });
  #project: Project | undefined;

  /** What the components of a file are, or nothing where it has none. */
  read(file: string): ComponentDocs[] {
    const { program, checker } = this.#open();
    const source = program.getSourceFile(file);
    const sign = source && checker.getSymbolAtLocation(source);
    if (!source || !sign) return [];
    return checker
      .getExportsOfModule(sign)
      .filter(({ name, flags }) => /^[A-Z]/.test(name) && (flags & SymbolFlags.Value) !== 0)
      .flatMap((exported) => this.#component(exported, file, source.text, checker));
  }

  /** A file was written: the next question is asked of what it says now. */
  changed(file: string): void {
    if (this.#project) this.#update({ fileChanges: { changed: [file] } });
  }

  close(): void {
    this.#api.close();
  }

  #open(): Project {
    return this.#project ?? this.#update({ openProjects: [`${root}tsconfig.json`] });
  }

  #update(change: Parameters<API['updateSnapshot']>[0]): Project {
    const project = this.#api.updateSnapshot(change).getProject(`${root}tsconfig.json`);
    if (!project) throw new Error('tsconfig.json cannot be opened: the book has no props to show');
    this.#project = project;
    return project;
  }

  #component(exported: Sign, file: string, text: string, checker: Checker): ComponentDocs[] {
    const type = checker.getTypeOfSymbol(exported);
    const call = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0];
    const given = call && call.getParameters().length > 0 ? checker.getParameterType(call, 0) : undefined;
    if (!call) return [];
    const props = given ? checker.getPropertiesOfType(given).flatMap((prop) => propOf(prop, text, checker)) : [];
    return [
      {
        displayName: exported.name,
        description: exported.getDocumentationComment(checker),
        file: file.slice(root.length),
        props,
      },
    ];
  }
}

function propOf(prop: Sign, text: string, checker: Checker): PropDocs[] {
  const foreign = prop.declarations.every(({ path }) => path.includes('/node_modules/'));
  if (HIDDEN.has(prop.name) || (foreign && !ofHtml.has(prop.name))) return [];
  const whole = checker.getTypeOfSymbol(prop);
  const type = whole && settled(whole, checker);
  if (!type) return [];
  const options = optionsOf(type, text);
  const kind = options ? 'choice' : kindOf(type, checker);
  const fallback = fallbackOf(prop.name, text);
  return [
    {
      name: prop.name,
      kind,
      type: options ? options.map((option) => JSON.stringify(option)).join(' | ') : writtenType(kind, type, checker),
      required: (prop.flags & SymbolFlags.Optional) === 0,
      description: foreign ? '' : prop.getDocumentationComment(checker),
      ...(options ? { options } : {}),
      ...(fallback === undefined ? {} : { fallback }),
    },
  ];
}

/** Without `undefined`, and a type still open as what it has to be at least. */
function settled(type: Type, checker: Checker): Type | undefined {
  const bound = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : type;
  return bound && checker.getNonNullableType(bound);
}

/** Sizes go from small to large, whatever the order of the source. */
const SIZES = ['small', 'regular', 'medium', 'large'];

type Option = string | number | boolean;

function optionsOf(type: Type, text: string): Option[] | undefined {
  const members = type.isUnionType() ? type.getTypes() : [type];
  const values = members.flatMap((member): Option[] =>
    member.isStringLiteralType() || member.isNumberLiteralType() || member.isBooleanLiteralType()
      ? [member.value as Option]
      : [],
  );
  const few =
    values.length > 1 && values.length === members.length && values.some((value) => typeof value !== 'boolean');
  if (!few) return undefined;
  const place = (value: Option) => {
    if (values.every((each) => SIZES.includes(String(each)))) return SIZES.indexOf(String(value));
    return typeof value === 'number' ? value : text.search(new RegExp(`\\b${value}\\b`));
  };
  return values.sort((one, other) => place(one) - place(other));
}

function kindOf(type: Type, checker: Checker): PropKind {
  const written = checker.typeToString(type);
  if (written === 'boolean') return 'switch';
  if (written === 'number') return 'number';
  if (written === 'string' || written === 'string | number') return 'text';
  if (/ReactElement|ReactNode/.test(written) && !written.includes('=>')) return 'node';
  const parts = type.isUnionType() ? type.getTypes() : [type];
  if (parts.some((part) => checker.getSignaturesOfType(part, SignatureKind.Call).length > 0)) return 'callback';
  return 'other';
}

const writtenType = (kind: PropKind, type: Type, checker: Checker) =>
  kind === 'node' ? 'ReactNode' : checker.typeToString(type);

/** What the source takes when nothing is given: a default of the parameters, or of the variants. */
function fallbackOf(name: string, text: string): string | number | boolean | undefined {
  const variants = text.match(/defaultVariants: \{([^}]*)\}/)?.[1] ?? '';
  const found =
    text.match(new RegExp(`[{,]\\s*${name}(?:: \\w+)? = ('[^']*'|true|false|\\d+)`)) ??
    variants.match(new RegExp(`\\b${name}: ('[^']*'|true|false|\\d+)`));
  return found?.[1] === undefined ? undefined : JSON.parse(found[1].replaceAll("'", '"'));
}
