export { siteHandlers } from './site-down.routes';
export { createSiteDown } from './site-down.service';
export { createPublicAddresses, type PublicAddress, type PublicAddresses, type PublicKind } from './sitemap.service';
export { siteSwitchedAt } from './switch-site.service';
