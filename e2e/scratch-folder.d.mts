/**
 * Makes a folder in memory for what tests write and throw away, and removes what killed runs left there; undefined, and a word of why
 * where something went wrong, when `memory` has less room than `needed` (bytes), or is no place for files.
 */
export declare function openScratch(place?: { memory?: string; needed?: number }): string | undefined;
