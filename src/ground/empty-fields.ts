/** The empty fields of a form, each with the text `words`. */
export function emptyFields<Form extends { [Field in keyof Form]: string }>(
  form: Form,
  words: string,
): Partial<Record<keyof Form, string>> {
  const missing = Object.entries<string>(form).filter(([, text]) => text.trim() === '');
  return Object.fromEntries(missing.map(([field]) => [field, words])) as Partial<Record<keyof Form, string>>;
}
