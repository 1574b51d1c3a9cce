import type { RequestHandler } from 'express';
import { createOpenApiDocument } from './openapi-document';

/** Answers the OpenAPI document, made on the first request. */
export function serveOpenApi(config: { version: string }): RequestHandler {
  let text: string | undefined;
  return (_request, response) => {
    text ??= JSON.stringify(createOpenApiDocument({ version: config.version, basePath: '/api' }));
    response.set('Cache-Control', 'public, no-cache').type('application/json').send(text);
  };
}
