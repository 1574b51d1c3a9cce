export { findSignedLinks, hashWithSecret, readSignedLink, signLink, signLinks } from './signed-link.service';
