import type { Environment } from './schema/environment';
import { issuerSettings } from './schema/issuer-settings';

type IssuerVariables = Pick<Environment, keyof typeof issuerSettings.variables>;

/** The issuer that manages the accounts instead of the platform (host-shell/docs/running.md). */
export interface OtherIssuer {
  /** Exactly as in its tokens. */
  issuer: string;
  clientId: string;
  audience: string | undefined;
  groupsClaim: string;
  scope: string;
  /** Extra parameters of each login request. */
  parameters: Record<string, string>;
  trustEmail: boolean;
}

/** Parameters of the code flow itself. Settings must not change them. */
const ownParameters = [
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
];

function issuerProblems(issuer: string): string[] {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return ['OIDC_ISSUER must be an https address'];
  if (url.username !== '' || url.password !== '') return ['OIDC_ISSUER must not hold credentials'];
  if (/[?#]/.test(issuer)) return ['OIDC_ISSUER must end with its path'];
  const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === 'http:' && !ownMachine
    ? ['OIDC_ISSUER must be https, but for an issuer on this machine']
    : [];
}

function parameterProblems(parameters: string | undefined): string[] {
  if (parameters === undefined) return [];
  const names = [...new URLSearchParams(parameters).keys()];
  const wrong = names.filter((name) => ownParameters.includes(name));
  if (wrong.length > 0) return [`OIDC_PARAMETERS must not name ${wrong.join(', ')}: the sign-in itself sends that`];
  const twice = new Set(names).size < names.length;
  return names.includes('') || twice
    ? ['OIDC_PARAMETERS must name each parameter once: audience=https://api.example']
    : [];
}

/** All problems of the issuer's settings, one line each. */
export function otherIssuerProblems(environment: IssuerVariables): string[] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_SCOPE: scope } = environment;
  if (issuer === undefined) {
    const useless = Object.keys(issuerSettings.variables).filter(
      (name) =>
        name !== 'OIDC_ISSUER' &&
        Object.entries(environment).some(([key, value]) => key === name && value !== undefined),
    );
    return useless.map((name) => `${name} needs OIDC_ISSUER`);
  }
  return [
    ...issuerProblems(issuer),
    ...(clientId === undefined ? ['OIDC_CLIENT_ID is needed with OIDC_ISSUER'] : []),
    ...(scope === undefined || scope.split(/\s+/).includes('openid') ? [] : ['OIDC_SCOPE must hold openid']),
    ...parameterProblems(environment.OIDC_PARAMETERS),
  ];
}

/** The other issuer as the platform uses it; null if there is none. Call `otherIssuerProblems` first. */
export function readOtherIssuer(environment: IssuerVariables): OtherIssuer | null {
  if (environment.OIDC_ISSUER === undefined) return null;
  return {
    issuer: environment.OIDC_ISSUER,
    clientId: environment.OIDC_CLIENT_ID ?? '',
    audience: environment.OIDC_AUDIENCE,
    groupsClaim: environment.OIDC_GROUPS_CLAIM ?? 'groups',
    scope: environment.OIDC_SCOPE?.split(/\s+/).join(' ') ?? 'openid email profile',
    parameters: Object.fromEntries(new URLSearchParams(environment.OIDC_PARAMETERS)),
    trustEmail: environment.OIDC_TRUST_EMAIL === 'on',
  };
}
