/** Where the packed Chromium stands once it was fetched. */
export declare const PACKED_CHROMIUM: string;
/** Puts the browser of a package of npm at `place`; an error, and nothing there, when it is not the one of this `integrity` (sha512) or does not start. */
export declare function unpack(packed: { tarball: string; integrity: string }, place: string): Promise<void>;
/** Fetches the packed Chromium unless it is there; false where there is none for this machine, or it cannot be had. */
export declare function fetchPackedChromium(): Promise<boolean>;
