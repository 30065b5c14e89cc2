import { type Column, type Placeholder, type SQL, type Table, sql as untyped } from 'drizzle-orm';

declare const given: unique symbol;

/** A piece of SQL that knows the names and types of the values it needs when it runs. */
export interface Text<Given = object> extends SQL {
  readonly [given]: (values: Given) => void;
}

export type Of<Type> = (anything: unknown) => Type;
/** A type as an argument: `of<Currency>`. */
export const of = <Type>(anything: unknown): Type => anything as Type;

/** A placeholder for a value. */
export type Place<Name extends string, Type> = Placeholder<Name, Type>;

type Taking<Part> =
  Part extends Placeholder<infer Name, infer Type>
    ? (values: { [Key in Name]: Type }) => void
    : Part extends Text<infer Given>
      ? (values: Given) => void
      : never;

/** The values of all parts together. Two placeholders with one name but different types make a value that cannot be given. */
type GivenOf<Parts extends readonly unknown[]> =
  Taking<Parts[number]> extends (values: infer Given) => void ? Given : never;

/** The parts of which a text may consist. Excludes Drizzle's own SQL, whose values have no known types. */
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

/** Drizzle's `sql` tag that also collects the types of placeholders, including those of nested texts. */
export const sql = untyped as unknown as {
  <Parts extends readonly Part[]>(text: TemplateStringsArray, ...parts: Parts): Text<Flat<GivenOf<Parts>>>;
  raw(text: string): Text;
  identifier(name: string): Text;
  join<One extends Part>(parts: readonly One[], between: Text): Text<Flat<GivenOf<readonly One[]>>>;
};

/** A placeholder for the value `name`; `number`, `text` and the others below have a fixed type. */
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
