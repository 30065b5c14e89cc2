/** Puts the focus into the first field, of the page or of a part of it, that says what is wrong with it, once it is rendered so. */
export function focusWrongField(within: ParentNode = document): void {
  requestAnimationFrame(() => within.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus());
}
