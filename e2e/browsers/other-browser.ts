import type { Role } from './find-on-page.ts';

/** A browser that Playwright cannot start here, with as little as a smoke test asks of it. */
export interface OtherBrowser {
  /** Opens an address and waits until its page is loaded. */
  goto(address: string): Promise<void>;
  /** Whether what has this role and whose name begins so is there. */
  has(role: Role, name: string): Promise<boolean>;
  /** Presses with the mouse what has this role and whose name begins so; whether it was there. */
  press(role: Role, name: string): Promise<boolean>;
  /** Types into the field in place of what it holds; whether it was there. */
  write(name: string, text: string): Promise<boolean>;
  /** Gives a file, by its path, to the page's only choice of files. */
  choose(path: string): Promise<void>;
  /** Runs a function on the page and answers what it answers. It knows nothing but its values. */
  ask<Answer, Given extends unknown[]>(onPage: (...given: Given) => Answer, ...given: Given): Promise<Answer>;
  /** The errors that the page threw or wrote so far, as far as the browser tells them. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** The window of a test. */
export interface Window {
  width: number;
  height: number;
}
