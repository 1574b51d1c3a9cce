export type { AccessClaims, ApiConfig, ApiLogger, IdClaims } from './api-context';
export { type ApiOptions, createApp } from './app';
export { createOpenApiDocument } from './openapi/openapi-document';
