import { OpenAPIRegistry, OpenApiGeneratorV31, type RouteConfig } from '@asteasolutions/zod-to-openapi';
import {
  type ErrorCode,
  errorCatalogue,
  type OperationDefinition,
  type OperationName,
  operations,
  problemSchema,
  routeOf,
} from '@gyg/contract';
import { z } from 'zod';

const bearer = 'accessToken';
/** What every call may answer, whatever its own refusals are. */
const always: readonly ErrorCode[] = ['request.invalid', 'session.invalid_token', 'server.unexpected'];

function problems(operation: OperationDefinition): RouteConfig['responses'] {
  const codes = [...new Set([...operation.errors, ...always])];
  const statuses = [...new Set(codes.map((code) => errorCatalogue[code].status))];
  const answers: RouteConfig['responses'] = {};
  for (const status of statuses) {
    const some = codes.filter((code) => errorCatalogue[code].status === status);
    answers[status] = {
      description: some.map((code) => `\`${code}\`: ${errorCatalogue[code].title}`).join('\n\n'),
      content: { 'application/problem+json': { schema: problemSchema } },
    };
  }
  return answers;
}

/** The file that a success may be instead of JSON. */
function fileContent({ type, when }: NonNullable<OperationDefinition['file']>) {
  return { [type]: { schema: z.string().meta({ description: when }) } };
}

function successes(operation: OperationDefinition): RouteConfig['responses'] {
  const answers: RouteConfig['responses'] = {};
  for (const [status, schema] of Object.entries(operation.answers)) {
    const { file } = operation;
    const content = { ...(schema ? { 'application/json': { schema } } : {}), ...(file ? fileContent(file) : {}) };
    answers[status] = schema ? { description: operation.summary, content } : { description: 'Done' };
  }
  return answers;
}

function pathParameters(path: string): z.ZodObject | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return names.length === 0 ? undefined : z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

const picture = z.string().meta({ format: 'binary', description: 'A JPEG or PNG of at most 10 MB' });

/** What a call is sent: JSON, or a form whose part `image` is a file. */
function requestBody({
  body,
  bodyAsText,
  upload,
}: OperationDefinition): Pick<NonNullable<RouteConfig['request']>, 'body'> {
  if (upload) {
    const fields = body instanceof z.ZodObject ? body : z.strictObject({});
    const schema = fields.extend({ image: upload.required ? picture : picture.optional() });
    return { body: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!body) return {};
  const schema = bodyAsText ? z.union([body, z.string().meta({ description: 'The same as a JSON string' })]) : body;
  return { body: { required: true, content: { 'application/json': { schema } } } };
}

function routeConfig(name: OperationName): RouteConfig {
  const operation: OperationDefinition = operations[name];
  const { method, path } = routeOf(name);
  const params = pathParameters(path);
  const { query } = operation;
  return {
    method: method === 'GET' ? 'get' : method === 'POST' ? 'post' : 'delete',
    path,
    operationId: name,
    tags: [operation.tag],
    summary: operation.summary,
    description: `Who: ${operation.who.join(', ')}`,
    security: operation.who.includes('any') ? [{}, { [bearer]: [] }] : [{ [bearer]: [] }],
    request: {
      ...(params ? { params } : {}),
      ...(query instanceof z.ZodObject ? { query } : {}),
      ...requestBody(operation),
    },
    responses: { ...successes(operation), ...problems(operation) },
  };
}

/** OpenAPI 3.1 of every operation, from the same schemas that check calls and answers. */
export function createOpenApiDocument({ version, basePath }: { version: string; basePath: string }) {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', bearer, { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' });
  const names = Object.keys(operations).filter((name): name is OperationName => name in operations);
  for (const name of names) registry.registerPath(routeConfig(name));
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: { title: 'Gyg', version, description: 'Events for the seventeen sustainable development goals.' },
    servers: [{ url: basePath }],
  });
}
