/** The host of an address: `vezbaonica.rs` of `https://www.vezbaonica.rs/cenovnik`. A text that is no address is returned unchanged. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
