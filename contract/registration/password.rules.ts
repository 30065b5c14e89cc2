/** specification.md 5: rules for a new password, in the order in which they are shown. */
export const PASSWORD_RULES = ['length', 'letter', 'special', 'edges', 'match'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** specification.md 5 and quality.md 3: at least 8 characters; up to 256 are hashed without truncation. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 256;

const KEEPS: Record<PasswordRule, (password: string, repeated: string) => boolean> = {
  length: (password) => [...password].length >= SHORTEST_PASSWORD && password.length <= LONGEST_PASSWORD,
  letter: (password) => /\p{L}/u.test(password),
  special: (password) => /[!@#$%^&*]/.test(password),
  edges: (password) => password !== '' && password.trim() === password,
  match: (password, repeated) => password !== '' && password === repeated,
};

/** Each rule with whether the typed password meets it; `repeated` is the password typed again. */
export function passwordRules(password: string, repeated: string): { rule: PasswordRule; met: boolean }[] {
  return PASSWORD_RULES.map((rule) => ({ rule, met: KEEPS[rule](password, repeated) }));
}

/** The first rule that a password breaks; null when it meets all. The server has no repetition to compare. */
export function brokenRule(password: string, repeated = password): PasswordRule | null {
  return passwordRules(password, repeated).find(({ met }) => !met)?.rule ?? null;
}

/** Problems of a new password and of its repetition, one for each field; empty where both are valid. */
export function passwordProblems(
  password: string,
  repeated: string,
): { password?: 'required' | 'rules'; repeated?: 'required' | 'match' } {
  const rule = brokenRule(password, repeated);
  const problems: ReturnType<typeof passwordProblems> = {};
  if (rule && rule !== 'match') problems.password = password === '' ? 'required' : 'rules';
  if (repeated === '') problems.repeated = 'required';
  else if (rule === 'match') problems.repeated = 'match';
  return problems;
}
