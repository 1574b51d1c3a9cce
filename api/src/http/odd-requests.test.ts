import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { partnerScopes } from '@gyg/contract';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../testing';
import { partnerOrigin, registerPartner } from '../testing/test-partner';

const api = await createTestApi();
afterAll(() => api.close());
const { gyg } = await api.scene([{ offeredPositions: 9 }]);
const person = await api.user();
await registerPartner(api.db);

const token = api.tokenFor(person);
const currentTag = (await fetch(`${api.url}/gygs/${gyg.id}`)).headers.get('ETag') ?? '';
const booking = { gygPositionId: gyg.needId, contributionType: 'SKILL', userId: person.id, userOrganization: null };
const gzipped = gzipSync('{"pageSize":1}').toString('latin1');
/** What rows name in braces. */
const values: Readonly<Record<string, string>> = {
  gyg: gyg.id,
  GYG: gyg.id.toUpperCase(),
  encoded: `%${gyg.id.charCodeAt(0).toString(16)}${gyg.id.slice(1)}`,
  person: person.id,
  token: `Authorization: Bearer ${token}`,
  partner: `Authorization: Bearer ${api.tokenFor(person, { clientId: partnerOrigin, scopes: partnerScopes })}`,
  site: `Origin: ${partnerOrigin}`,
  etag: currentTag,
  book: `JSON\n{token}\n\n${JSON.stringify({ ...booking, quantity: 1 })}`,
  'book two': `JSON\n{token}\n\n${JSON.stringify({ ...booking, quantity: 2 })}`,
  long: 'a'.repeat(300_000),
  'long text': 'a'.repeat(2_000),
  'many fields': Array.from({ length: 101 }, (_, index) => `k${index}=1`).join('&'),
  gzipped,
};

/** A row as bytes: braces are values, JSON is the header of a JSON body, and the length of a body is added. */
function bytesOf(row: string): Buffer {
  const fill = (template: string): string =>
    template.replace(/\{([a-z ]+)\}/gi, (all, name: string) => (name in values ? fill(values[name] ?? '') : all));
  const [head = '', ...rest] = fill(row).split('\n\n');
  const body = rest.join('\n\n');
  const [line, ...headers] = head.replace(/^JSON$/gm, 'Content-Type: application/json').split('\n');
  const length =
    body === '' || /^(content-length|transfer-encoding):/im.test(head) ? [] : [`Content-Length: ${body.length}`];
  const all = [`${line} HTTP/1.1`, 'Host: platform.test', 'Connection: close', ...headers, ...length];
  return Buffer.from(`${all.join('\r\n')}\r\n\r\n${body}`, 'latin1');
}

const caching: Readonly<Record<string, string>> = {
  'no-store': '',
  'public, no-cache': 'public',
  'private, no-store': 'private',
};
const varying: Readonly<Record<string, string>> = {
  Origin: 'origin',
  'Accept-Language': 'language',
  Authorization: 'token',
};

/** An answer in a few words: its status, its code, and the headers by which browsers and caches decide. */
async function answerTo(row: string): Promise<string> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytesOf(row));
  const [head = '', ...rest] = (await text(socket)).split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((header): [string, string] => [
      header.slice(0, header.indexOf(':')),
      header.slice(header.indexOf(':') + 2),
    ]),
  );
  const cache = headers.get('Cache-Control') ?? 'no caching';
  const tag = headers.get('ETag');
  const vary = headers.get('Vary')?.split(', ') ?? [];
  const words = [
    line.split(' ')[1],
    /"code":"(\w+\.[\w.]+)"/.exec(rest.join())?.[1],
    headers.get('Access-Control-Allow-Origin')?.replace(partnerOrigin, 'for the site'),
    caching[cache] ?? cache,
    tag === null ? '' : tag === currentTag ? 'known tag' : 'tag',
    vary.length === 0 ? '' : `by ${vary.map((name) => varying[name] ?? name).join(', ')}`,
    headers.get('Allow') ?? headers.get('Access-Control-Allow-Methods'),
  ];
  return words.filter(Boolean).join(' ');
}

const rows: [request: string, answer: string][] = [
  // Paths.
  ['GET /api/gygs/{gyg}', '200 * public known tag by language, token'],
  ['GET /api/GYGS/{gyg}/', '200 * public known tag by language, token'],
  ['GET /api/gygs/SEARCH', '200 * public tag by language, token'],
  ['GET /api/gygs/{GYG}', '200 * public known tag by language, token'],
  ['GET /api/gygs/{encoded}', '200 * public known tag by language, token'],
  ['GET /api/gygs/{gyg}/positions/', '200 * public tag by language, token'],
  ['GET /api/gygs/{gyg}/Positions', '200 * public tag by language, token'],
  ['PUT /api/gygs/{gyg}/positions', '405 request.wrong_method DELETE, GET, HEAD, POST'],
  ['GET /api/gygs/{gyg}//', '404 request.unknown_path *'],
  ['GET /api/gygs//{gyg}', '404 request.unknown_path *'],
  ['GET //api/config', '404 no caching'],
  ['GET /API/Config/', '200 * public tag by language, token'],
  ['GET /api/config%2F', '404 request.unknown_path *'],
  ['GET /api/%63onfig', '404 request.unknown_path *'],
  ['GET /api/gygs/{gyg}%2Fprofile', '404 gyg.missing * by language'],
  ['GET /api/gygs/%zz', '400 request.invalid *'],
  ['PUT /api/gygs/%zz', '400 request.invalid'],
  ['GET /api/nothing/%zz', '404 request.unknown_path *'],
  ['GET /api/gygs/%00', '400 request.invalid * by language'],
  ['GET /api/gygs/%ED%A0%80', '400 request.invalid *'],
  ['GET /api/gygs/../config', '404 request.unknown_path *'],
  ['GET /api/gygs/%2e%2e/config', '404 request.unknown_path *'],
  ['GET /api/gygs/__proto__', '404 gyg.missing * by language'],
  ['GET /api/constructor', '404 request.unknown_path *'],
  ['GET /api/gygs/{long text}', '404 gyg.missing * by language'],
  ['GET /api/certificates/a.pdf.pdf', '404 certificates.missing * by language'],
  ['GET /api/certificates/A.PDF/', '404 certificates.missing * by language'],
  ['GET /api', '404 request.unknown_path *'],
  ['GET /api/', '404 request.unknown_path *'],
  ['GET /apix', '404 no caching'],
  ['GET http://elsewhere.example/api/config', '200 * public tag by language, token'],
  ['GET /api/config#a', '200 * public tag by language, token'],
  ['GET /api/con fig', '400 no caching'],
  // Queries.
  ['GET /api/gygs/search?pageSize=1?', '400 request.invalid * by language'],
  ['GET /api/gygs/search?pageSize=1#a', '200 * public tag by language, token'],
  ['GET /api/gygs/search#a?pageSize=none', '200 * public tag by language, token'],
  ['GET /api/gygs/search?pageSize=1&pageSize=2', '400 request.invalid * by language'],
  ['GET /api/gygs/search??pageSize=1', '400 request.invalid * by language'],
  ['GET /api/gygs/search?keyword=what?&pageSize=none', '400 request.invalid * by language'],
  ['GET /api/gygs/search?keyword=%zz', '200 * public tag by language, token'],
  ['GET /api/gygs/search?keyword=%00', '400 request.invalid * by language'],
  ['GET /api/gygs/search?__proto__=1', '400 request.invalid * by language'],
  ['GET /api/gygs/search?keyword[]=a', '400 request.invalid * by language'],
  ['GET /api/gygs/search?lang=fi', '400 request.invalid *'],
  ['GET /api/gygs/search?lang=en', '200 * public tag by token'],
  ['GET /api/gygs/{gyg}?lang=en?', '400 request.invalid *'],
  ['GET /api/config?a=1', '400 request.invalid * by language'],
  ['GET /api/gygs/search?{many fields}', '400 request.invalid * by language'],
  ['GET /api/gygs/search?keyword={long text}', '400 request.invalid * by language'],
  ['GET /api/gygs/search?keyword={long}', '431 no caching'],
  // Methods.
  ['HEAD /api/gygs/search', '200 * public tag by language, token'],
  ['HEAD /api/gygs/none', '404 * by language'],
  ['HEAD /api/gygs/{gyg}/participants', '200 * public tag by language, token'],
  ['OPTIONS /api/gygs/search', '204 no caching GET, HEAD, POST'],
  ['OPTIONS /api/gygs/{gyg}', '204 no caching DELETE, GET, HEAD, POST'],
  ['OPTIONS /api/nothing', '404 request.unknown_path'],
  ['PUT /api/gygs/search', '405 request.wrong_method GET, HEAD, POST'],
  ['PATCH /api/GYGS/{gyg}/', '405 request.wrong_method DELETE, GET, HEAD, POST'],
  ['TRACE /api/config', '405 request.wrong_method GET, HEAD'],
  ['QUERY /api/gygs/search', '405 request.wrong_method GET, HEAD, POST'],
  ['POST /api/config', '405 request.wrong_method GET, HEAD'],
  ['DELETE /api/config', '405 request.wrong_method GET, HEAD'],
  ['DELETE /api/docs', '405 request.wrong_method GET, HEAD'],
  ['PUT /api/openapi.json', '405 request.wrong_method GET, HEAD'],
  ['POST /api/metrics', '405 request.wrong_method GET, HEAD'],
  ['DELETE /api/unsubscribe/a', '405 request.wrong_method GET, HEAD, POST'],
  ['PUT /api/nothing', '404 request.unknown_path'],
  ['FOO /api/config', '400 no caching'],
  // What guests read again.
  ['GET /api/gygs/{gyg}\nIf-None-Match: {etag}', '304 * public known tag by language, token'],
  ['HEAD /api/gygs/{gyg}\nIf-None-Match: W/"a", {etag}', '304 * public known tag by language, token'],
  ['GET /api/gygs/{gyg}/\nIf-None-Match: {etag}', '304 * public known tag by language, token'],
  ['GET /api/gygs/{gyg}\nIf-None-Match: *', '200 * public known tag by language, token'],
  ['GET /api/gygs/{gyg}\n{token}\nIf-None-Match: {etag}', '200 private by origin, language, token'],
  ['GET /api/gygs/{gyg}\nRange: bytes=0-3', '200 * public known tag by language, token'],
  ['GET /api/gygs/search\nAccept-Language: sv;q=0.2, en', '200 * public tag by language, token'],
  // Bodies.
  ['POST /api/gygs/search', '200 by language, token'],
  ['POST /api/gygs/search\nContent-Length: 0', '200 by language, token'],
  ['POST /api/gygs/search\nJSON\n\n{"pageSize":1}', '200 by language, token'],
  ['POST /api/gygs/SEARCH/\nJSON\n\n{"pageSize":1}', '200 by language, token'],
  ['POST /api/gygs/search?lang=en\nJSON\n\n{}', '200 by token'],
  ['POST /api/gygs/search\nJSON\n\n{"a":', '400 request.invalid'],
  ['POST /api/gygs/search\nJSON\n\n"a"', '400 request.invalid by language'],
  ['POST /api/gygs/search\nJSON\n\nnull', '400 request.invalid by language'],
  ['POST /api/gygs/search\nJSON\n\n{}{}', '400 request.invalid'],
  ['POST /api/gygs/search\nJSON\n\n   ', '400 request.invalid'],
  ['POST /api/gygs/search\nJSON\n\n\xef\xbb\xbf{}', '200 by language, token'],
  ['POST /api/gygs/search\nJSON\n\n{"__proto__":{}}', '400 request.invalid by language'],
  ['POST /api/gygs/search\nContent-Type: application/json; charset=UTF-8\n\n{}', '200 by language, token'],
  ['POST /api/gygs/search\nContent-Type: application/json; charset=latin1\n\n{}', '415 request.wrong_content_type'],
  ['POST /api/gygs/search\nContent-Type: application/json; a=b\n\n{}', '200 by language, token'],
  ['POST /api/gygs/search\nContent-Type: application/problem+json\n\n{}', '415 request.wrong_content_type'],
  ['POST /api/gygs/search\nContent-Type: text/plain\n\n{}', '415 request.wrong_content_type'],
  ['POST /api/gygs/search\nContent-Type: text/plain\nContent-Length: 0', '200 by language, token'],
  ['POST /api/gygs/search\nContent-Type: multipart/form-data; boundary=x\nContent-Length: 0', '200 by language, token'],
  ['POST /api/gygs/search\nContent-Type: multipart/form-data; boundary=x\n\n--x--', '415 request.wrong_content_type'],
  ['POST /api/gygs/search\nContent-Length: 2\n\n{}', '415 request.wrong_content_type'],
  ['POST /api/gygs/search\nJSON\n\n"{long}"', '413 request.too_large'],
  ['POST /api/gygs/search\nJSON\nTransfer-Encoding: chunked\n\n2\r\n{}\r\n0\r\n\r\n', '200 by language, token'],
  ['POST /api/gygs/search\nJSON\nTransfer-Encoding: chunked\n\n1\r\n{\r\n0\r\n\r\n', '400 request.invalid'],
  [
    'POST /api/gygs/search\nJSON\nTransfer-Encoding: chunked\nContent-Length: 2\n\n2\r\n{}\r\n0\r\n\r\n',
    '400 no caching',
  ],
  ['POST /api/gygs/search\nJSON\nContent-Length: 2\nContent-Length: 3\n\n{}', '400 no caching'],
  ['POST /api/gygs/search\nJSON\nContent-Encoding: gzip\n\n{gzipped}', '200 by language, token'],
  ['POST /api/gygs/search\nJSON\nContent-Encoding: gzip\n\n{}', '400 request.invalid'],
  ['POST /api/gygs/search\nJSON\nContent-Encoding: zstd\n\n{}', '415 request.wrong_content_type'],
  ['POST /api/gygs/search\nJSON\nExpect: a-cake\n\n{}', '417 no caching'],
  ['GET /api/gygs/search\nJSON\n\n{', '200 * public tag by language, token'],
  ['POST /api/nothing\nJSON\n\n{', '404 request.unknown_path'],
  // Tokens and sites.
  ['GET /api/gygs/search\nAuthorization: Bearer wrong', '401 session.invalid_token by origin'],
  ['GET /api/gygs/search\nAuthorization: Basic YTpi', '401 session.invalid_token by origin'],
  ['GET /api/gygs/search\n{token}\n{token}', '401 session.invalid_token by origin'],
  ['GET /api/nothing\nAuthorization: Bearer wrong', '404 request.unknown_path by origin'],
  ['GET /api/gygs/%zz\nAuthorization: Bearer wrong', '400 request.invalid by origin'],
  ['HEAD /api/users/{person}/bookings\n{token}', '200 private by origin, language, token'],
  ['GET /api/users/{person}/bookings', '401 session.need_to_be_logged_in *'],
  ['GET /api/USERS/{person}/bookings/\n{token}', '200 private by origin, language, token'],
  ['GET /api/gygs/{gyg}\n{partner}\n{site}', '200 for the site private by origin, language, token'],
  ['GET /api/gygs/{gyg}\n{partner}\nOrigin: https://evil.example', '403 origin.not_registered by origin'],
  ['GET /api/nothing\n{partner}\n{site}', '404 request.unknown_path for the site by origin'],
  ['GET /api/gygs/search\n{site}', '200 * public tag by language, token'],
  ['POST /api/gygs/search\nJSON\n{site}\n\n{}', '200 by language, token'],
  ['OPTIONS /api/gygs/search\n{site}\nAccess-Control-Request-Method: POST', '204 * no caching GET, HEAD'],
  [
    'OPTIONS /api/nothing\n{site}\nAccess-Control-Request-Method: POST\nAccess-Control-Request-Headers: Authorization',
    '204 for the site no caching by origin GET, HEAD, POST, DELETE',
  ],
  [
    'OPTIONS /api/gygs/search\nOrigin: null\nAccess-Control-Request-Method: GET\nAccess-Control-Request-Headers: authorization',
    '204 * no caching by origin GET, HEAD',
  ],
  ['GET /api/metrics\nAuthorization: Bearer wrong', '401 session.invalid_token by origin'],
  // Writes.
  ['POST /api/gygs/{gyg}/participants\nJSON\n\n{', '401 session.need_to_be_logged_in'],
  ['POST /api/gygs/{gyg}/participants\nJSON\n{token}\n\n{', '400 request.invalid by origin'],
  [
    'POST /api/gygs/{gyg}/participants\nAuthorization: Bearer wrong\nContent-Type: text/plain\n\na',
    '401 session.invalid_token by origin',
  ],
  ['POST /api/gygs/{gyg}/participants\nIdempotency-Key: \n{book}', '400 request.invalid by origin, language'],
  ['POST /api/gygs/{gyg}/participants\nIdempotency-Key: one\n{book}', '201 private by origin, language, token'],
  ['POST /api/gygs/{gyg}/participants\nIdempotency-Key: one\n{book}', '201 private by origin, language, token'],
  ['POST /api/gygs/{gyg}/participants?\nIdempotency-Key: one\n{book}', '201 private by origin, language, token'],
  [
    'POST /api/gygs/{gyg}/participants\nIdempotency-Key: one\n{book two}',
    '422 request.idempotency_mismatch by origin, language',
  ],
  ['POST /api/gygs/{gyg}/participants/\nIdempotency-Key: one\n{book}', '409 booking.failed by origin, language'],
  ['DELETE /api/gygs/none\n{token}\nJSON\n\n{', '404 gyg.missing by origin, language'],
  // Forms.
  ['POST /api/images/profile\n\n{}', '401 session.need_to_be_logged_in'],
  ['POST /api/images/profile\n{token}\nJSON\n\n{}', '415 request.wrong_content_type by origin'],
  [
    'POST /api/images/profile\n{token}\nContent-Type: multipart/form-data\n\n--x--',
    '400 request.wrong_upload by origin',
  ],
  [
    'POST /api/images/profile\n{token}\nContent-Type: multipart/form-data; boundary=x\n\n--x--\r\n',
    '400 request.invalid by origin',
  ],
  [
    'POST /api/IMAGES/profile/\n{token}\nContent-Type: multipart/form-data; boundary=x\nContent-Encoding: gzip\n\n--x--\r\n',
    '415 request.wrong_content_type by origin',
  ],
  [
    'POST /api/images/profile\n{token}\nContent-Type: multipart/form-data; boundary=x\nContent-Length: 99999999\n\n--x--\r\n',
    '413 image.too_large by origin',
  ],
];

test.each(rows)('%s', async (request, answer) => {
  expect(await answerTo(request)).toBe(answer);
});
