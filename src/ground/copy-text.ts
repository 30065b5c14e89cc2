/** Puts a text on the clipboard. Fails where that is not allowed, and where there is none: on a page that is not secure. */
export async function copyText(text: string): Promise<void> {
  // What is not there fails the promise too, for it is read within it.
  await navigator.clipboard.writeText(text);
}
