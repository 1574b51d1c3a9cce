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
