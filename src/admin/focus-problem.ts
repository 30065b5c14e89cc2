/** The first field that is wrong has the focus once it is drawn so; else what says it. `id` is of what they stand in. */
export function focusProblem(id: string): void {
  requestAnimationFrame(() => {
    const form = document.getElementById(id);
    const place = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector('[role="alert"]');
    if (place instanceof HTMLElement) place.focus();
  });
}
