import type { S3Settings } from '../config/config.ts';
import { keysIn } from './keys-in.ts';
import type { Storage } from './storage.ts';

/** Files in a bucket; its answer to a put says that they are safe. */
export async function s3Storage({ bucket, region, endpoint, keys }: S3Settings): Promise<Storage> {
  // 13 MB that only a shop with S3 loads.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const disk = new S3Driver({
    bucket,
    region,
    visibility: 'private',
    supportsACL: false,
    // Kin of S3 know neither buckets in host names nor the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(keys && { credentials: keys }),
  });
  return {
    put: (key, bytes, type) => disk.put(key, bytes, { contentType: type, contentLength: bytes.length }),
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    keysOf: (day) => keysIn(disk, `${day}/`),
  };
}
