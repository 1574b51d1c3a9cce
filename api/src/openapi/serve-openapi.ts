import type { RequestHandler } from 'express';
import type { ApiConfig } from '../api-context';
import { recordOf } from '../http/call-record';
import { sendPublic } from '../http/send-answer';
import { createOpenApiDocument } from './openapi-document';

/** Answers the OpenAPI document, made on the first request. */
export function serveOpenApi({ version, publicUrl, identity, demoAccounts }: ApiConfig): RequestHandler {
  let text: string | undefined;
  return (request, response) => {
    recordOf(response).operation = 'openapi';
    text ??= JSON.stringify(createOpenApiDocument({ version, basePath: '/api', publicUrl, ...identity, demoAccounts }));
    sendPublic(request, response, 200, text);
  };
}
