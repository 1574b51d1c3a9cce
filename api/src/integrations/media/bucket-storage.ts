import { withinLimit } from '../../text/within-limit';
import type { BucketAddress } from './bucket-address';
import { type MediaStorage, mediaTypeOf } from './media-storage';

export interface BucketOptions extends BucketAddress {
  credentials: { accessKeyId: string; secretAccessKey: string };
}

const timeouts = { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true };
/** How long a picture may take with all attempts, also from a bucket that answers slowly for ever. */
const longest = 60_000;

/**
 * Stores pictures in an S3-compatible bucket (Amazon, MinIO, R2, …). The client is loaded with the first picture, so
 * that an installation with a local folder never pays for it. Each operation ends within `limitMs`.
 */
export function createBucketStorage(
  { bucket, prefix, endpoint, region, credentials }: BucketOptions,
  limitMs = longest,
): MediaStorage {
  const open = async () => {
    // The pinned versions run on Node 20; the SDK would warn at every start that later ones will not.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    const s3 = await import('@aws-sdk/client-s3');
    const client = new s3.S3Client({
      region,
      credentials,
      requestHandler: timeouts,
      // Not every S3-compatible service supports Amazon's newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    });
    return { ...s3, client };
  };
  let opened: ReturnType<typeof open> | undefined;
  const connect = () => {
    opened ??= open();
    return opened;
  };
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });

  return {
    facts: async () => ({ kind: 'bucket', writable: null, disk: null }),
    async put(key, { bytes, type }) {
      const { client, PutObjectCommand } = await connect();
      const CacheControl = 'public, max-age=31536000, immutable';
      const command = new PutObjectCommand({ ...at(key), Body: bytes, ContentType: type, CacheControl });
      await withinLimit(limitMs, (abortSignal) => client.send(command, { abortSignal }));
    },
    async find(key) {
      const { client, GetObjectCommand, NoSuchKey } = await connect();
      try {
        return await withinLimit(limitMs, async (abortSignal) => {
          const { Body } = await client.send(new GetObjectCommand(at(key)), { abortSignal });
          return Body && { bytes: await Body.transformToByteArray(), type: mediaTypeOf(key) };
        });
      } catch (thrown) {
        if (thrown instanceof NoSuchKey) return undefined;
        throw thrown;
      }
    },
    async drop(keys) {
      const { client, DeleteObjectCommand } = await connect();
      for (const key of keys) {
        const command = new DeleteObjectCommand(at(key));
        await withinLimit(limitMs, (abortSignal) => client.send(command, { abortSignal }));
      }
    },
  };
}
