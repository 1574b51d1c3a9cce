import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { ApiConfig } from '../api-context';
import { prepareFile } from '../http/prepared-file';
import { recordOf } from '../observability/call-record';
import { createOpenApiDocument } from './openapi-document';

/** Serves the OpenAPI document, created at the first request. */
export function serveOpenApi({ version, publicUrl, identity, demoAccounts }: ApiConfig): RequestHandler {
  const options = { version, basePath: '/api', publicUrl, ...identity, demoAccounts };
  const send = prepareFile('json', async () => {
    const document = await createOpenApiDocument(options);
    // The text of all its parts is a part of its own.
    await nextTurn();
    return JSON.stringify(document);
  });
  return async (request, response) => {
    recordOf(response).operation = 'openapi';
    await send(request, response);
  };
}
