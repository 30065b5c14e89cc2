import type { Role } from './find-on-page.ts';

/** A browser that Playwright cannot start here, with the few operations that a smoke test needs. */
export interface OtherBrowser {
  /** Opens an address and waits until its page is loaded. */
  goto(address: string): Promise<void>;
  /** Whether there is an element with the role whose name begins with `name`. */
  has(role: Role, name: string): Promise<boolean>;
  /** Clicks the element with the role whose name begins with `name`; returns whether it was there. */
  press(role: Role, name: string): Promise<boolean>;
  /** Replaces the text of a field; returns whether it was there. */
  write(name: string, text: string): Promise<boolean>;
  /** Selects a file, by its path, in the page's only file input. */
  choose(path: string): Promise<void>;
  /** Runs a function on the page and returns its result. The function may use only its arguments. */
  ask<Answer, Given extends unknown[]>(onPage: (...given: Given) => Answer, ...given: Given): Promise<Answer>;
  /** Errors that the page has thrown or logged so far, where the browser reports them. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** Window size of a test. */
export interface Window {
  width: number;
  height: number;
}
