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

/** Props common to all HTML elements that are worth a control. */
const ofHtml = new Set(['children', 'disabled', 'placeholder', 'required', 'readOnly', 'maxLength']);

/** Props that place a component or change its element, and are neither a look nor a state. */
const HIDDEN = new Set(['className', 'ref', 'asChild']);

/** Reads the types of the components from the TypeScript compiler itself: no other docgen resolves the variants of cva. */
export class DocsReader {
  readonly #api = new API({ cwd: root });
  #project: Project | undefined;

  /** Docs of the components of a file; empty without any. */
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

  /** Tells the compiler that a file was changed. */
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

/** The type without `undefined`, and a type parameter as its constraint. */
function settled(type: Type, checker: Checker): Type | undefined {
  const bound = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : type;
  return bound && checker.getNonNullableType(bound);
}

/** Order of sizes, whatever their order in the source. */
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

/** Default value of a prop in the source: of the destructured parameter, or of `defaultVariants`. */
function fallbackOf(name: string, text: string): string | number | boolean | undefined {
  const variants = text.match(/defaultVariants: \{([^}]*)\}/)?.[1] ?? '';
  const found =
    text.match(new RegExp(`[{,]\\s*${name}(?:: \\w+)? = ('[^']*'|true|false|\\d+)`)) ??
    variants.match(new RegExp(`\\b${name}: ('[^']*'|true|false|\\d+)`));
  return found?.[1] === undefined ? undefined : JSON.parse(found[1].replaceAll("'", '"'));
}
