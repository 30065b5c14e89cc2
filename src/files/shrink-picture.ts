interface Limits {
  mostBytes: number;
  longestSide: number | undefined;
}

/** Longest side in pixels and JPEG quality, tried in this order until the picture is small enough. */
const TRIES: readonly (readonly [side: number, quality: number])[] = [
  [2400, 0.85],
  [2000, 0.8],
  [1600, 0.75],
  [1200, 0.7],
  [800, 0.6],
];

/**
 * Converts a picture to a JPEG within the limits, rotated by its EXIF orientation, with white for transparency. Null when it
 * cannot be made small enough, 'unreadable' when this browser cannot decode it.
 */
export async function shrunkPicture(picture: Blob, { mostBytes, longestSide }: Limits) {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(() => null);
  if (!bitmap) return 'unreadable';
  try {
    for (const [side, quality] of TRIES) {
      const jpeg = await drawn(bitmap, Math.min(side, longestSide ?? side), quality);
      if (jpeg && jpeg.size <= mostBytes) return jpeg;
    }
    return null;
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap, longestSide: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
