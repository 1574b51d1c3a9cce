import { bookingFailureReasons, deliveredEvents, keyScopes, operations, routeOf } from '@gyg/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());
const answer = await fetch(`${api.url}/openapi.json`);
interface Described {
  operationId: string;
  responses: Record<string, { headers?: object; content: Record<string, { schema: { $ref?: string } }> }>;
  parameters?: { in: string; name: string; description?: string }[];
  requestBody?: { required: boolean };
  security: object[];
  'x-who': string[];
  'x-key-scope'?: string;
}
interface Document {
  openapi: string;
  info: { description: string };
  webhooks: Record<string, { post: { requestBody: { content: Record<string, { schema: { required: string[] } }> } } }>;
  paths: Record<string, Record<string, Described>>;
  components: {
    schemas: Record<
      string,
      { additionalProperties?: boolean; required?: string[]; properties?: Record<string, { enum?: string[] }> }
    >;
    securitySchemes: Record<string, object>;
  };
}
const document = (await answer.json()) as Document;

/** All values below a value, each with its path. */
function* parts(value: unknown, path = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Record<string, unknown>];
  for (const [key, part] of Object.entries(value)) yield* parts(part, `${path}/${key}`);
}

const documentParts = [...parts(document)];
const operationsDescribed = Object.values(document.paths).flatMap((path) => Object.values(path));
const jsonTypes = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

describe('the OpenAPI document', () => {
  test('is 3.1 and served', () => {
    expect(answer.status).toBe(200);
    expect(document.openapi).toBe('3.1.0');
    expect(document.components.securitySchemes).toMatchObject({ accessToken: { scheme: 'bearer' } });
  });

  test.each(Object.entries(operations))('contains %s with its answers and its refusals', (name, operation) => {
    const { method, path } = routeOf(name as keyof typeof operations);
    const described = document.paths[path]?.[method.toLowerCase()];
    expect(described?.operationId).toBe(name);
    if (!described) return;
    for (const status of Object.keys(operation.answers)) expect(described.responses).toHaveProperty(status);
    const refusal = described.responses['400']?.content['application/problem+json']?.schema;
    expect(refusal?.$ref).toBe('#/components/schemas/Problem');
    const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
    const inPath = (described.parameters ?? []).filter((one) => one.in === 'path');
    expect(inPath.map((one) => one.name)).toEqual(pathParameters);
    expect(described.security.some((one) => Object.keys(one).length === 0)).toBe(
      operation.who.some((role) => role === 'any'),
    );
  });

  test('names the scope with which keys make a call, and describes the scopes', () => {
    const scoped = operationsDescribed.flatMap((one) => one['x-key-scope'] ?? []);
    expect([...new Set(scoped)].sort()).toEqual([...keyScopes].sort());
    expect(document.paths['/gygs/{gygId}']?.get?.['x-key-scope']).toBe('gygs:read');
    for (const scope of keyScopes) expect(document.info.description).toContain(`| \`${scope}\` |`);
  });

  test('describes the calls to webhooks with their bodies', () => {
    expect(Object.keys(document.webhooks).sort()).toEqual([...deliveredEvents].sort());
    const body = document.webhooks['booking.cancelled']?.post.requestBody.content['application/json'];
    const fields = ['type', 'at', 'organizationId', 'gygId', 'needId', 'bookingId', 'quantity'];
    expect(body?.schema.required.toSorted()).toEqual(fields.toSorted());
  });

  test('has no dangling references', () => {
    const references = documentParts.flatMap(([, part]) => (typeof part.$ref === 'string' ? [part.$ref] : []));
    expect(references.length).toBeGreaterThan(100);
    for (const reference of new Set(references)) {
      const name = reference.replace('#/components/schemas/', '');
      expect(document.components.schemas, reference).toHaveProperty(name);
    }
  });

  test('uses only types of JSON Schema', () => {
    for (const [path, part] of documentParts) {
      if (path.endsWith('/properties') || !('type' in part) || path.includes('/example')) continue;
      const types = Array.isArray(part.type) ? part.type : [part.type];
      for (const type of types) expect([...jsonTypes, 'http'], path).toContain(type);
    }
  });

  test('has patterns in the form of JSON Schema: without flags', () => {
    const patterns = documentParts.flatMap(([, part]) => (typeof part.pattern === 'string' ? [part.pattern] : []));
    expect(patterns.filter((pattern) => /\/[a-z]+$/.test(pattern))).toEqual([]);
  });

  test.each(operationsDescribed)('describes every parameter of $operationId', ({ parameters = [] }) => {
    expect(parameters.filter(({ description = '' }) => description === '')).toEqual([]);
  });

  test('describes the idempotency key where it applies, and the header of a replayed answer', () => {
    const taking = operationsDescribed.filter(({ parameters = [] }) =>
      parameters.some((parameter) => parameter.in === 'header'),
    );
    expect(taking.map((one) => one.operationId)).toEqual(expect.arrayContaining(['createBooking', 'uploadGygImage']));
    for (const { operationId, responses } of operationsDescribed) {
      const creates = taking.some((one) => one.operationId === operationId);
      expect(responses['422'] !== undefined, operationId).toBe(creates);
      const success = responses['201'] ?? responses['200'];
      expect(success?.headers !== undefined, operationId).toBe(creates);
    }
  });

  test('has a body only where the server needs one', () => {
    expect(document.paths['/gygs/{gygId}/publish']?.post?.requestBody?.required).toBe(false);
    expect(document.paths['/gygs']?.post?.requestBody?.required).toBe(true);
  });

  test('explains each reason', () => {
    expect(document.components.schemas.Problem?.properties?.reason?.enum).toEqual([...bookingFailureReasons]);
  });

  test('lists the allowed callers, from the data that the server checks', () => {
    expect(document.paths['/gygs']?.post?.['x-who']).toEqual([...operations.createGyg.who]);
  });

  test('refuses unknown fields wherever the API does', () => {
    const { schemas } = document.components;
    expect(schemas.Gyg?.additionalProperties).toBe(false);
    expect(schemas.Problem?.required).toEqual(expect.arrayContaining(['code', 'message', 'status']));
  });
});
