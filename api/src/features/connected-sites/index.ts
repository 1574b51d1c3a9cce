export { connectedSiteHandlers } from './connected-sites.routes';
