export { hashWithSecret, readSignedLink, signLink, signLinks } from './signed-link.service';
