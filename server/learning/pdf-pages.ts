/** How many pages a PDF has; null when it is none that can be read: broken, locked with a password, or empty. */
export async function pagesOf(bytes: Buffer): Promise<number | null> {
  // Only who counts pages loads what reads them.
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  try {
    const pdf = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false });
    return pdf.getPageCount() || null;
  } catch {
    return null;
  }
}
