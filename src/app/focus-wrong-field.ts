/** Puts the focus into the first field of the page that says what is wrong with it, once it is drawn so. */
export function focusWrongField(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus());
}
