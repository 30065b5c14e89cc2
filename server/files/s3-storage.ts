import type { S3Settings } from '../config/config.ts';
import { keysIn } from './keys-in.ts';
import type { Storage } from './storage.ts';

/** How long a bucket may take, in milliseconds: to be reached, and to answer once it has all of a call. */
export interface BucketTimes {
  reach: number;
  answer: number;
}

const BUCKET_TIMES: BucketTimes = { reach: 2000, answer: 20_000 };
// One that answers nothing keeps a person waiting twice as long as that, and no longer.
const TRIES = 2;

/** Files in a bucket; its answer to a put says that they are safe. */
export async function s3Storage(
  { bucket, region, endpoint, keys }: S3Settings,
  { reach, answer }: BucketTimes = BUCKET_TIMES,
): Promise<Storage> {
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
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: reach,
      requestTimeout: answer,
      socketTimeout: answer,
      throwOnRequestTimeout: true,
    },
  });
  return {
    put: (key, bytes, type) => disk.put(key, bytes, { contentType: type, contentLength: bytes.length }),
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
    keysOf: (day) => keysIn(disk, `${day}/`),
  };
}
