export type { AccessClaims, ApiConfig, ApiLogger, IdClaims } from './api-context';
export { type Api, type ApiOptions, createApi, type PublicValidity } from './app';
export { catchUpCards, findCardDrift, rebuildCards, withGygCards } from './features/gygs/read';
export { createFramingOrigins, type FramingOrigins } from './features/organizations';
export { decodeOnlyPhotographs } from './features/pictures';
export { createRemoteChoices, type RemoteChoices } from './features/platform-admin';
export {
  createPublicAddresses,
  createSiteDown,
  type PublicAddress,
  type PublicAddresses,
  type PublicKind,
} from './features/site';
export { createWebhookWorker } from './features/webhooks';
export type { AskAsGuest } from './http/guest-entrance';
export { createHourlyCounts, type HourlyCounts } from './http/observability/hourly-counts';
export { createOpenApiDocument } from './http/openapi/openapi-document';
export { createRequestGuard, requestLimits } from './http/request-guard';
export type { DrawCertificate } from './integrations/certificate-pdf';
export { readBucketAddress } from './integrations/media/bucket-address';
export { isUploadKey, type MediaStorage } from './integrations/media/media-storage';
export { type MediaStorageOptions, openMediaStorage } from './integrations/media/open-media-storage';
export { createScheduler, type SchedulerOptions } from './workers/create-scheduler';
export { catchUpSearchTexts } from './workers/search-texts';
