// Written by hand from product.md 7.6: every step there is, and none besides.
export const steps: readonly string[] = [
  'offered | asks | asking',
  'asking | keeps it | offered',
  'asking | confirms | cancelling',

  'cancelling | cancelled | cancelled',
  'cancelling | refused | refused',
  // The cancellation may have worked, so the order is read again.
  'cancelling | no answer | checking',
  'cancelling | too long | checking',

  'checking | is cancelled | cancelled',
  'checking | is not cancelled | refused',
  'checking | cannot be asked | unresolved',
  'checking | asked too long | unresolved',
  'unresolved | looks again | checking',

  'refused | asks | asking',
];
