// From product.md 3, read step by step: every step there is, and none besides.
export const steps: readonly string[] = [
  'failed | tries again | opening',
  'opening | confirm answers | done',
  'opening | confirm fails | failed',
  'opening | confirm over | expired',
  'opening | confirm silent | failed',
  'opening | confirm unreachable | failed',
];
