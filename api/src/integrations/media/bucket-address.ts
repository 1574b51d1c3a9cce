/** The location of a bucket, parsed from `s3://bucket/prefix?endpoint=…&region=…`. */
export interface BucketAddress {
  bucket: string;
  /** Empty, or with a trailing slash. */
  prefix: string;
  /** Undefined means Amazon's endpoint for the region. */
  endpoint: string | undefined;
  region: string;
}

const settings = new Set(['endpoint', 'region']);

function addressProblem(url: URL): string | undefined {
  if (url.protocol !== 's3:' || url.hostname === '') return 'must be s3://bucket/prefix?endpoint=…&region=…';
  if (url.username !== '' || url.password !== '') {
    return 'must not hold credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  }
  const unknown = [...url.searchParams.keys()].filter((key) => !settings.has(key));
  if (unknown.length > 0) return `does not know ${unknown.join(', ')}`;
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol))) {
    return 'needs an http or https address as its endpoint';
  }
  return endpoint === null && url.searchParams.get('region') === null ? 'needs a region or an endpoint' : undefined;
}

/** Parses the address of a bucket. Throws an Error that explains the problem. */
export function readBucketAddress(text: string): BucketAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const wrong = url === undefined ? 'must be s3://bucket/prefix?endpoint=…&region=…' : addressProblem(url);
  if (url === undefined || wrong !== undefined) throw new Error(wrong);
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}
