export { hashWithSecret, readSignedLink, signLink } from './signed-link.service';
