export type { AccessClaims, ApiConfig, ApiLogger, IdClaims } from './api-context';
export { type ApiOptions, createApp } from './app';
export { decodeOnlyPhotographs } from './features/images';
export {
  createFramingOrigins,
  type FramingOrigins,
  findPartnerOrigin,
  type PartnerOrigin,
  touchOrigin,
} from './features/origins';
export { createSiteDown } from './features/site-down';
export { createPublicAddresses, type PublicAddress, type PublicAddresses } from './features/sitemap';
export { createWebhookWorker, type WebhookWorker } from './features/webhooks';
export { readBucketAddress } from './media/bucket-address';
export { isUploadKey, type MediaStorage } from './media/media-storage';
export { type MediaStorageOptions, openMediaStorage } from './media/open-media-storage';
export { createOpenApiDocument } from './openapi/openapi-document';
export { createScheduler, type Scheduler, type SchedulerOptions } from './scheduler/create-scheduler';
