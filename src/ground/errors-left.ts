/** What is still said of the fields when a form is typed on: of what was left as it was, and of what is empty yet. */
export function errorsLeft<Form extends { [Field in keyof Form]: string }>(
  errors: Partial<Record<keyof Form, string>>,
  before: Form,
  now: Form,
): Partial<Record<keyof Form, string>> {
  const left = (Object.keys(now) as (keyof Form)[]).filter(
    (field) => errors[field] !== undefined && (now[field] === before[field] || now[field].trim() === ''),
  );
  return Object.fromEntries(left.map((field) => [field, errors[field]])) as Partial<Record<keyof Form, string>>;
}
