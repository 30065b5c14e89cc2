interface Person {
  first_name: string;
  last_name: string;
  birth_place: string;
  birthday: string | null;
}

/** specification.md 4: completion is required while first name, last name, birth place or birthday is missing. */
export function isComplete({ first_name, last_name, birth_place, birthday }: Person): boolean {
  return [first_name, last_name, birth_place, birthday ?? ''].every((value) => value.trim() !== '');
}

/** specification.md 6: a group named admin gives the admin role. */
export function isAdmin({ groups }: { groups: readonly { name: string }[] }): boolean {
  return groups.some(({ name }) => name === 'admin');
}
