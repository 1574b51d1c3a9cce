import type { RequestHandler } from 'express';
import { recordOf } from '../http/call-record';
import { sendPublic } from '../http/send-answer';
import { createOpenApiDocument } from './openapi-document';

/** Answers the OpenAPI document, made on the first request. */
export function serveOpenApi(config: { version: string }): RequestHandler {
  let text: string | undefined;
  return (request, response) => {
    recordOf(response).operation = 'openapi';
    text ??= JSON.stringify(createOpenApiDocument({ version: config.version, basePath: '/api' }));
    sendPublic(request, response, 200, text);
  };
}
