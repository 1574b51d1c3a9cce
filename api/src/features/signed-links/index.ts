export { findSignedLinks, hashWithSecret, readSignedLink, signLink } from './signed-link.service';
