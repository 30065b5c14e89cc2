import { type Column, type Placeholder, type SQL, type Table, sql as untyped } from 'drizzle-orm';

declare const given: unique symbol;

/** A piece of SQL that knows which values must be given when it runs: each by its name and with its type. */
export interface Text<Given = object> extends SQL {
  readonly [given]: (values: Given) => void;
}

export type Of<Type> = (anything: unknown) => Type;
/** A type as something to hand over: `of<Currency>`. */
export const of = <Type>(anything: unknown): Type => anything as Type;

/** A place for a value in a text. */
export type Place<Name extends string, Type> = Placeholder<Name, Type>;

type Taking<Part> =
  Part extends Placeholder<infer Name, infer Type>
    ? (values: { [Key in Name]: Type }) => void
    : Part extends Text<infer Given>
      ? (values: Given) => void
      : never;

/** The values of all parts together. Two places of one name that are of two types are a value that nobody can give. */
type GivenOf<Parts extends readonly unknown[]> =
  Taking<Parts[number]> extends (values: infer Given) => void ? Given : never;

/** What a text is put together of. Drizzle's own SQL is none of it: nobody could tell what it asks for. */
export type Part =
  | Text<never>
  | Placeholder<string, unknown>
  | Column
  | Table
  | string
  | number
  | boolean
  | Date
  | Uint8Array
  | null;

type Flat<Given> = { [Key in keyof Given]: Given[Key] };

/**
 * Writes SQL as Drizzle's own tag does, and remembers the types of the places in it: a text that is put together of others asks
 * for what each of them asks for.
 */
export const sql = untyped as unknown as {
  <Parts extends readonly Part[]>(text: TemplateStringsArray, ...parts: Parts): Text<Flat<GivenOf<Parts>>>;
  raw(text: string): Text;
  identifier(name: string): Text;
  join<One extends Part>(parts: readonly One[], between: Text): Text<Flat<GivenOf<readonly One[]>>>;
};

/** A place for the value `name`; `number`, `text` and the like are places of that type. */
export const value = <Name extends string, Type>(name: Name, _type: Of<Type>): Place<Name, Type> =>
  untyped.placeholder(name) as Place<Name, Type>;
export const number = <Name extends string>(name: Name) => value(name, of<number>);
export const text = <Name extends string>(name: Name) => value(name, of<string>);
export const numberOrNull = <Name extends string>(name: Name) => value(name, of<number | null>);
export const textOrNull = <Name extends string>(name: Name) => value(name, of<string | null>);

/** Parts with commas between them. */
export function list<Parts extends readonly Part[]>(...parts: Parts): Text<Flat<GivenOf<Parts>>> {
  const texts = parts.map((part) => untyped`${part}`);
  return untyped.join(texts, untyped`, `) as Text<Flat<GivenOf<Parts>>>;
}
