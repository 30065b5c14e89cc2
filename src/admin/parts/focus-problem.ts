/** Moves the focus to the first invalid field once it is drawn so, or else to the alert. `id` is the form's. */
export function focusProblem(id: string): void {
  requestAnimationFrame(() => {
    const form = document.getElementById(id);
    const place = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector('[role="alert"]');
    if (place instanceof HTMLElement) place.focus();
  });
}
