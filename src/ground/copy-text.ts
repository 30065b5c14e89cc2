/** Copies a text to the clipboard. Rejects where that is not allowed, and on an insecure page, which has no clipboard. */
export async function copyText(text: string): Promise<void> {
  // A missing `navigator.clipboard` throws inside the async function, and so rejects too.
  await navigator.clipboard.writeText(text);
}
