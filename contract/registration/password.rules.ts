/** specification.md 5: what a new password must keep, in the order in which it is shown. */
export const PASSWORD_RULES = ['length', 'letter', 'special', 'edges', 'match'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** specification.md 5 and quality.md 3: at least 8 characters, and long ones are taken whole up to 256. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 256;

const KEEPS: Record<PasswordRule, (password: string, repeated: string) => boolean> = {
  length: (password) => [...password].length >= SHORTEST_PASSWORD && password.length <= LONGEST_PASSWORD,
  letter: (password) => /\p{L}/u.test(password),
  special: (password) => /[!@#$%^&*]/.test(password),
  edges: (password) => password !== '' && password.trim() === password,
  match: (password, repeated) => password !== '' && password === repeated,
};

/** Each rule and whether what is typed meets it; `repeated` is the password typed for the second time. */
export function passwordRules(password: string, repeated: string): { rule: PasswordRule; met: boolean }[] {
  return PASSWORD_RULES.map((rule) => ({ rule, met: KEEPS[rule](password, repeated) }));
}

/** The first rule that a password breaks, null when it is a good one. Once sent there is nothing to match. */
export function brokenRule(password: string, repeated = password): PasswordRule | null {
  return passwordRules(password, repeated).find(({ met }) => !met)?.rule ?? null;
}

/** What is wrong with a new password and with its repetition, each said at its own field; nothing where both are good. */
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
