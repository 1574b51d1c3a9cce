import type { RequestHandler } from 'express';
import type { ApiConfig } from '../api-context';
import { Answered } from '../http/call';
import { type PublicAnswer, publicAnswer, sendPublic } from '../http/send-answer';
import { recordOf } from '../observability/call-record';
import { createOpenApiDocument } from './openapi-document';

/** Serves the OpenAPI document, created at the first request. */
export function serveOpenApi({ version, publicUrl, identity, demoAccounts }: ApiConfig): RequestHandler {
  let answer: PublicAnswer | undefined;
  return (request, response) => {
    recordOf(response).operation = 'openapi';
    const options = { version, basePath: '/api', publicUrl, ...identity, demoAccounts };
    answer ??= publicAnswer(new Answered(200, createOpenApiDocument(options)));
    sendPublic(request, response, answer);
  };
}
