// The encoder alone, without the drawing: the package has no types for its parts.
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  class Code128 {
    constructor(text: string, options: Record<string, unknown>);
    encode(): { text: string; data: string };
  }
  const encoder: typeof Code128 | { default: typeof Code128 };
  export default encoder;
}
