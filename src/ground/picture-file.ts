/** The file of a picture for day or night: our own drawings have a night version beside them, others have not. */
export function pictureFile(image: string, night: boolean): string {
  return night && /^\/pictures\/.*\.svg$/.test(image) ? image.replace(/\.svg$/, '-night.svg') : image;
}
