import { useMe } from './session.queries.ts';

/** Name of the signed-in person: the full name, or the e-mail without one. */
export function useName(): string {
  const { first_name, last_name, email } = useMe();
  return `${first_name} ${last_name}`.trim() || email;
}
