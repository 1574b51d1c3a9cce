import { canBeMailed } from '@gyg/contract';
import { invalidRequest, problem } from '../../../problem';
import { isWebAddress } from '../../../text/friendly-url';

export interface AccountRequest {
  requesterName: string;
  requesterEmail: string;
  name: string;
  website: string;
  agreePermission: boolean;
}

const needed = ['requesterName', 'requesterEmail', 'name', 'website'] as const;

/** The form starts with `https://`, which alone is not an address. */
const isMissing = (text: string) => text === '' || /^https?:\/\/$/.test(text);

/** Checks an account request. Throws 400 in this order: missing values, invalid addresses, missing permission. */
export function requireComplete(request: AccountRequest): void {
  const missing = needed.filter((field) => isMissing(request[field]));
  if (missing.length > 0) {
    const errors = missing.map((path) => ({ path, code: 'missing', message: 'This is required' }));
    throw problem('org_request.missing_mandatory_values', { errors });
  }
  const wrong = [
    ...(canBeMailed(request.requesterEmail) ? [] : [{ path: 'requesterEmail', code: 'invalid_email' }]),
    ...(isWebAddress(request.website) && !request.website.startsWith('/')
      ? []
      : [{ path: 'website', code: 'invalid_url' }]),
  ];
  if (wrong.length > 0) throw invalidRequest(wrong.map((field) => ({ ...field, message: 'Not a valid address' })));
  if (!request.agreePermission) throw problem('org_request.missing_agree_permission');
}
