/** How a value is read from and written to a query parameter; '' stands for the default, and is left out of the address. */
export interface Field<Value> {
  read(text: string): Value;
  write(value: Value): string;
}

/** Reads the values of a screen from its query string and writes them. Unknown or invalid values read as if absent. */
export interface Address<Values> {
  read: (address: URLSearchParams) => Values;
  /** Texts by the parameter names of this screen; '' is left out. */
  write: (values: Values) => Record<string, string>;
}

/** Values of the fields of an address. */
export type ValuesOf<Fields> = { [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never };

/** An address with one query parameter for each field, by its name. */
export function addressOf<Fields extends Record<string, Field<unknown>>>(fields: Fields): Address<ValuesOf<Fields>> {
  const all = Object.entries(fields);
  return {
    read: (address) =>
      Object.fromEntries(all.map(([name, field]) => [name, field.read(address.get(name) ?? '')])) as ValuesOf<Fields>,
    write: (values) =>
      Object.fromEntries(all.map(([name, field]) => [name, field.write(values[name as keyof Fields])])),
  };
}

/** Free text, such as a search. */
export const textField = (longest = 100): Field<string> => ({
  read: (text) => text.slice(0, longest).trim(),
  write: (value) => value.trim(),
});

/** One of several; '' is none of them. */
export const choiceField = <Option extends string>(options: readonly Option[]): Field<Option | ''> => ({
  read: (text) => options.find((option) => option === text) ?? '',
  write: (value) => value,
});

/** The page of a list, from 1. */
export const pageField: Field<number> = {
  read: (text) => wholeOf(text, 100_000) ?? 1,
  write: (page) => (page > 1 ? String(page) : ''),
};

/** The id of what is open; null is nothing. */
export const idField: Field<number | null> = {
  read: (text) => wholeOf(text, 2_147_483_647),
  write: (id) => (id === null ? '' : String(id)),
};

function wholeOf(text: string, most: number): number | null {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 1 && value <= most ? value : null;
}
