import { forgedClaims } from './claims';
import type { Forgery } from './forge';
import { forgedForms } from './forms';
import { forgedHeaders } from './headers';
import { forgedSignatures } from './signatures';

/** Every forgery of an access token that is tried on the verifier and, over HTTP, on the product's API. */
export const forgeries: readonly Forgery[] = [...forgedForms, ...forgedSignatures, ...forgedClaims, ...forgedHeaders];
