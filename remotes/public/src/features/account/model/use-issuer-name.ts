import { useConfig, useOwnAccounts } from '@gyg/platform';

function hostOf(issuer: string): string {
  try {
    return new URL(issuer).host;
  } catch {
    return issuer;
  }
}

/** Who keeps the account where the platform itself does not: the issuer's host; undefined where the platform does. */
export function useIssuerName(): string | undefined {
  const own = useOwnAccounts();
  const issuer = useConfig()?.identity.issuer;
  return own === false && issuer !== undefined ? hostOf(issuer) : undefined;
}
