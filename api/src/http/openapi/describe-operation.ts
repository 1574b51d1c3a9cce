import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { type OperationDefinition, type OperationName, operations, type Role, routeOf } from '@gyg/contract';
import { z } from 'zod';
import { describeHeaders, describePath, describeQuery } from './describe-parameters';
import { describeResponses } from './describe-responses';
import { exampleOf } from './examples';

/** The name of the only security scheme. */
export const bearer = 'accessToken';

const inWords: Record<Role, string> = {
  any: 'everyone, including guests',
  user: 'logged-in users',
  self: 'the user concerned',
  booker: 'users with a booking or place in the gyg',
  member: 'members of the organisation',
  admin: 'administrators of the organisation',
  manager: 'managers of the gyg',
  host: 'hosts of the gyg (administrators of its organisation, and its managers)',
  author: 'the author',
  owner: 'administrators of the owning organisation',
  super: 'super users',
};

const picture = z.string().meta({ format: 'binary', description: 'A JPEG or PNG of at most 10 MB' });
const bytes = '(the bytes of photo.jpg)';

type RequestBody = Pick<NonNullable<RouteConfig['request']>, 'body'>;

/** The request body of an operation: JSON, or a form with a file in the part `image`. */
function describeBody(name: OperationName, { body, bodyAsText, upload }: OperationDefinition): RequestBody {
  const { request } = exampleOf(name);
  if (upload) {
    const example = { ...(request instanceof Object ? request : {}), image: bytes };
    const fields = body instanceof z.ZodObject ? body : z.strictObject({});
    const schema = fields.extend({ image: upload.required ? picture : picture.optional() });
    return { body: { required: true, content: { 'multipart/form-data': { schema, example } } } };
  }
  if (!body) return {};
  const schema = bodyAsText
    ? z.union([body, z.string().meta({ description: 'The same body, encoded as a JSON string' })])
    : body;
  // Without this example, the examples of the schema are shown, which say more than an empty body.
  const shows = request instanceof Object && Object.keys(request).length > 0;
  const example = shows ? { example: request } : {};
  // A request without a body is parsed as `{}`, see http/read-body.
  const required = !body.safeParse({}).success;
  return { body: { required, content: { 'application/json': { schema, ...example } } } };
}

/** An operation of the contract in OpenAPI's format. */
export function describeOperation(name: OperationName): RouteConfig {
  const operation: OperationDefinition = operations[name];
  const { method, path } = routeOf(name);
  const params = describePath(path);
  const headers = describeHeaders(operation);
  const query = describeQuery(name, operation);
  const { who, key, partner } = operation;
  const ofSites =
    partner === undefined ? [] : [`Partners’ sites may call it for their visitors with the scope \`${partner}\`.`];
  return {
    method: method === 'GET' ? 'get' : method === 'POST' ? 'post' : 'delete',
    path,
    operationId: name,
    tags: [operation.tag],
    summary: operation.summary,
    description: [
      `Available to ${who.map((role) => inWords[role]).join('; ')}.`,
      key === undefined ? [] : `With a key: scope \`${key}\`.`,
      operation.description ?? [],
      ofSites,
    ]
      .flat()
      .join('\n\n'),
    'x-who': [...who],
    ...(key === undefined ? {} : { 'x-key-scope': key }),
    ...(partner === undefined ? {} : { 'x-partner-scope': partner }),
    security: who.includes('any') ? [{}, { [bearer]: [] }] : [{ [bearer]: [] }],
    request: {
      ...(params ? { params } : {}),
      ...(headers ? { headers } : {}),
      ...(query ? { query } : {}),
      ...describeBody(name, operation),
    },
    responses: describeResponses(name),
  };
}
