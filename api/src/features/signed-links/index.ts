export { getSignedLinks, hashWithSecret, readSignedLink, signLink, signLinks } from './signed-link.service';
