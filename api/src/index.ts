export type { AccessClaims, ApiConfig, ApiLogger, IdClaims } from './api-context';
export { type ApiOptions, createApp } from './app';
export { type MediaStorageOptions, openMediaStorage } from './media/open-media-storage';
export { createOpenApiDocument } from './openapi/openapi-document';
