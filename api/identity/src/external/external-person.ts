import type { Locale } from '@gyg/contract';
import { canBeMailed, normaliseEmail } from '@gyg/contract/rules';
import type { JWTPayload } from 'jose';
import { isStorable } from '../users/storable-text';

/** The person that a token of another issuer describes. */
export interface ExternalPerson {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  /** Empty where the token contains no name that may be shown. */
  name: string;
  locale?: Locale;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * A person's name on pages. Some issuers send the address where a name is missing; names are public and addresses are
 * not, so an address is ignored.
 */
function nameIn(claims: JWTPayload): string {
  const whole = `${textOf(claims.given_name)} ${textOf(claims.family_name)}`.trim();
  const candidates = [textOf(claims.name), whole, textOf(claims.preferred_username)];
  return candidates.find((name) => name !== '' && !/^\S+@\S+$/.test(name)) ?? '';
}

function localeIn({ locale }: JWTPayload): Locale | undefined {
  if (typeof locale !== 'string') return undefined;
  const language = locale.split(/[-_]/)[0]?.toLowerCase();
  return language === 'sv' ? 'se' : language === 'en' ? 'en' : undefined;
}

/**
 * A subject is unique only within its issuer, so the issuer is added as a prefix. An issuer's address contains no `#`
 * (OpenID Connect Core 1.2).
 */
export const subjectAt = (issuer: string, sub: string) => `${issuer}#${sub}`;

/**
 * Reads a person from claims. An address counts as verified only if `email_verified` is true, or, with `trustEmail`, if
 * that claim is missing.
 */
export function personIn(
  claims: JWTPayload & { sub: string },
  { issuer, trustEmail }: { issuer: string; trustEmail: boolean },
): ExternalPerson {
  const claimed = textOf(claims.email);
  // An address that no mail can be sent to cannot be verified.
  const email = canBeMailed(claimed) && isStorable(claimed) ? normaliseEmail(claimed) : '';
  const { email_verified: verified } = claims;
  const proved = verified === undefined ? trustEmail : verified === true || verified === 'true';
  const locale = localeIn(claims);
  return {
    subject: subjectAt(issuer, claims.sub),
    email: email === '' ? null : email,
    emailVerified: email !== '' && proved,
    name: nameIn(claims),
    ...(locale === undefined ? {} : { locale }),
  };
}
