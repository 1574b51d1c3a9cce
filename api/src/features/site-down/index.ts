export { siteDownHandlers } from './site-down.routes';
export { createSiteDown } from './site-down.service';
