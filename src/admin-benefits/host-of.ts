/** What of an address names a site: `vezbaonica.rs` of `https://www.vezbaonica.rs/cenovnik`. As it is when it is no address. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
