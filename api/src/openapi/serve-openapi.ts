import type { RequestHandler } from 'express';
import type { ApiConfig } from '../api-context';
import { sendPublic } from '../http/send-answer';
import { recordOf } from '../observability/call-record';
import { createOpenApiDocument } from './openapi-document';

/** Serves the OpenAPI document, created at the first request. */
export function serveOpenApi({ version, publicUrl, identity, demoAccounts }: ApiConfig): RequestHandler {
  let text: string | undefined;
  return (request, response) => {
    recordOf(response).operation = 'openapi';
    text ??= JSON.stringify(createOpenApiDocument({ version, basePath: '/api', publicUrl, ...identity, demoAccounts }));
    sendPublic(request, response, 200, text);
  };
}
