/** Focuses the first invalid input (not a textarea or select) of the page, or of a part of it, after the next rendering. */
export function focusWrongField(within: ParentNode = document): void {
  requestAnimationFrame(() => within.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus());
}
