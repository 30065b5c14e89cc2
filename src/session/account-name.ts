import { useMe } from './session.queries.ts';

/** What to call the signed-in person: the full name, or the e-mail while there is none. */
export function useName(): string {
  const { first_name, last_name, email } = useMe();
  return `${first_name} ${last_name}`.trim() || email;
}
