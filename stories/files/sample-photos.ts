/** A JPEG of this size filled with noise, which compresses badly, like a camera's photo. */
export async function photo(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  const pixels = pen.createImageData(width, height);
  let seed = 7;
  for (let index = 0; index < pixels.data.length; index += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    pixels.data[index] = index % 4 === 3 ? 255 : (seed >> 16) & 255;
  }
  pen.putImageData(pixels, 0, 0);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  if (!jpeg) throw new Error('No photo');
  return new File([jpeg], 'foto.jpg', { type: 'image/jpeg' });
}

/** A photo with an EXIF header for a quarter turn to the right (orientation 6). */
export async function turned(jpeg: File): Promise<File> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const segment = Uint8Array.from([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return new File([bytes.slice(0, 2), segment, bytes.slice(2)], jpeg.name, { type: jpeg.type });
}
