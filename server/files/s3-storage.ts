import type { S3Settings } from '../config/config.ts';
import { keysIn } from './keys-in.ts';
import type { Storage } from './storage.ts';

/** Timeouts of a bucket in milliseconds: for the connection, and for the answer once the request was sent. */
export interface BucketTimes {
  reach: number;
  answer: number;
}

const BUCKET_TIMES: BucketTimes = { reach: 2000, answer: 20_000 };
// With two tries a bucket that does not answer keeps a person waiting at most twice as long as the timeouts.
const TRIES = 2;

/** Files in a bucket; a successful put means that the bytes are durable. */
export async function s3Storage(
  { bucket, region, endpoint, keys }: S3Settings,
  { reach, answer }: BucketTimes = BUCKET_TIMES,
): Promise<Storage> {
  // Loaded lazily: 13 MB that only a shop with S3 needs.
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
