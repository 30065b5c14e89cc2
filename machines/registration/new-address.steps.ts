// From product.md 3 and decision 0130, read step by step: every step there is, and none besides.
export const steps: readonly string[] = [
  'confirming | confirming answers | done',
  'confirming | confirming fails | refused',
  'confirming | confirming over | expired',
  'confirming | confirming silent | refused',
  'confirming | confirming taken | taken',
  'confirming | confirming unreachable | refused',
  'failed | tries again | opening',
  'opening | link answers | ready',
  'opening | link fails | failed',
  'opening | link over | expired',
  'opening | link silent | failed',
  'opening | link unreachable | failed',
  'ready | confirms | confirming',
  'refused | confirms | confirming',
];
