import { requestsOf } from '@gyg/contract/client';
import { siteAround } from './login-request';
import { sendCall } from './platform-calls';

const request = requestsOf({ getOriginLogin: 'GET /origins/login' });

/** Failures that another try does not mend: the page's origin is not registered, or it has no https, or no storage. */
export const isLasting = (code: string): boolean => /^(origin|page|storage)\./.test(code);

/** Why visitors cannot log in on this page; empty if they can. Throws ApiError where the platform does not respond. */
export async function whyNoLogin(platform: string): Promise<string> {
  const site = siteAround(platform);
  if (!site) return 'origin.unknown';
  if (!globalThis.crypto?.subtle) return 'page.insecure';
  if (site === platform) return '';
  const { refusal } = await sendCall(platform, request('getOriginLogin', { query: { origin: site } }), ['refusal']);
  return refusal ?? '';
}

/** Tells the page's developer why its visitors cannot log in, and where that is changed. */
export function tellWhy(platform: string, code: string): void {
  const help =
    code === 'origin.not_registered'
      ? `An administrator of your organisation registers ${siteAround(platform)} at ${platform}/admin/plugins/access`
      : `See ${platform}/developers`;
  // biome-ignore lint/suspicious/noConsole: the only place where a webmaster can see the cause
  console.warn(`[gyg] Visitors cannot log in on this page (${code}). ${help}`);
}
