/** The page with its styles in it, and with what is drawn first. */
export function drawnPage(
  page: string,
  style: string,
  paints: Readonly<Record<string, Readonly<Record<string, string>>>>,
  script: string,
): string;
