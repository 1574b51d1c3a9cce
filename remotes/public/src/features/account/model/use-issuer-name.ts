import { useConfig, useOwnAccounts } from '@gyg/platform';

function hostOf(issuer: string): string {
  try {
    return new URL(issuer).host;
  } catch {
    return issuer;
  }
}

/** The host name of another issuer that manages the accounts; undefined if the platform does. */
export function useIssuerName(): string | undefined {
  const own = useOwnAccounts();
  const issuer = useConfig()?.identity.issuer;
  return own === false && issuer !== undefined ? hostOf(issuer) : undefined;
}
