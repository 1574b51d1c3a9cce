import path from 'node:path';
import { BuildError } from '../build/build-error.mjs';

const FORM = 's3://bucket/prefix?endpoint=https://…&region=…';

function problemOf(url) {
  if (url === undefined || url.hostname === '') return `must be ${FORM}`;
  if (url.username !== '' || url.password !== '')
    return 'must not hold credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  const unknown = [...url.searchParams.keys()].filter((key) => !['endpoint', 'region'].includes(key));
  if (unknown.length > 0) return `does not know ${unknown.join(', ')}; it is ${FORM}`;
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:\/\/[^/]/.test(endpoint)) return 'needs an http or https address as its endpoint';
  return endpoint === null && url.searchParams.get('region') === null ? 'needs a region or an endpoint' : undefined;
}

/**
 * Reads the address of a bucket, as in MEDIA_URL.
 * @param {string} text
 * @returns {{ bucket: string, prefix: string, endpoint: string | undefined, region: string }} prefix: empty, or with a
 *   slash at its end
 */
export function readBucketAddress(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const problem = problemOf(url);
  if (problem !== undefined) throw new BuildError(`The bucket ${text} ${problem}.`);
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const TRIES = 8;
const UNCONDITIONAL =
  'The bucket does not support conditional writes (If-Match), so two deploys at the same time could lose a row. Add --unconditional if you make sure that only one runs at a time.';

const typeOf = (key) => TYPES[path.extname(key)] ?? `image/${path.extname(key).slice(1)}`;
const statusOf = (error) => error.$metadata?.httpStatusCode;

async function open({ endpoint, region }) {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
  if (!accessKeyId || !secretAccessKey)
    throw new BuildError(
      'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to a key that may read and write the bucket.',
    );
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
    // Not every S3-compatible service supports Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
  return { ...s3, client };
}

/**
 * A bucket as a place. The table is written only if it is still the one that was read; otherwise it is read again.
 * @param {ReturnType<typeof readBucketAddress>} address
 * @param {{ unconditional?: boolean }} [options]
 * @returns {Promise<import('./folder-place.mjs').Place>}
 */
export async function bucketPlace(address, { unconditional = false } = {}) {
  const { client, GetObjectCommand, HeadObjectCommand, PutObjectCommand } = await open(address);
  const at = (key) => ({ Bucket: address.bucket, Key: `${address.prefix}${key}` });
  const refuse = (error) => {
    throw new BuildError(`The bucket ${address.bucket} refused a request: ${error.name}: ${error.message}`);
  };
  const ask = (command) =>
    client.send(command).catch((error) => {
      return statusOf(error) === 404 && error.name !== 'NoSuchBucket' ? undefined : refuse(error);
    });
  const get = async (key) => {
    const answer = await ask(new GetObjectCommand(at(key)));
    return answer && { bytes: Buffer.from(await answer.Body.transformToByteArray()), tag: answer.ETag };
  };
  const put = (key, Body, CacheControl, condition = {}) =>
    client.send(new PutObjectCommand({ ...at(key), Body, ContentType: typeOf(key), CacheControl, ...condition }));

  /** @returns {Promise<boolean>} false if the object has changed since it was read */
  async function putIfUnchanged(key, text, tag) {
    const condition = tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag };
    try {
      await put(key, text, 'no-cache', unconditional ? {} : condition);
      return true;
    } catch (error) {
      if ([409, 412].includes(statusOf(error))) return false;
      if (statusOf(error) === 501) throw new BuildError(UNCONDITIONAL);
      return refuse(error);
    }
  }

  return {
    label: `s3://${address.bucket}/${address.prefix}`,
    compressed: false,
    exclusively: (work) => work(),
    read: async (key) => (await get(key))?.bytes,
    modified: async (key) => (await ask(new HeadObjectCommand(at(key))))?.LastModified,
    put: async (key, bytes) => void (await put(key, bytes, 'public, max-age=31536000, immutable').catch(refuse)),
    async change(key, next) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const before = await get(key);
        if (await putIfUnchanged(key, await next(before?.bytes.toString('utf8')), before?.tag)) return;
      }
      throw new BuildError(`${key} in the bucket was changed by others ${TRIES} times. Try again.`);
    },
  };
}
