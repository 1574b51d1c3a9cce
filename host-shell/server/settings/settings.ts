import path from 'node:path';
import { type DeveloperSettings, developerProblems, readDeveloper } from './developer';
import { type ExternalServices, outsideProblems, readExternalServices } from './external-services';
import { networkProblems, readNetworks } from './networks';
import { type OtherIssuer, otherIssuerProblems, readOtherIssuer } from './other-issuer';
import { type RemotesFrom, readRemotesFrom, remotesFromProblems } from './remotes-from';
import { type Environment, environmentSchema } from './schema/environment';

/** All settings, validated once (host-shell/docs/settings.md). */
export interface Settings extends ExternalServices, DeveloperSettings, RemotesFrom {
  /** `demo` fills the database with demo data and shows its mails; `production` never does. */
  mode: 'demo' | 'production';
  host: string;
  port: number;
  partnerPort: number;
  /** The public URL of the site, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  rateLimits: 'on' | 'off';
  /** `plain`: the demo's pictures have one colour each, which takes a second instead of a minute. */
  demoPictures: 'drawn' | 'plain';
  /** The issuer that manages the accounts; null for the embedded one. */
  otherIssuer: OtherIssuer | null;
  /** Addresses and networks of the platform's proxies. Only their X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** The bearer token for collecting metrics. Without it, only this machine has access. */
  metricsToken: string | undefined;
  /** How long a stopping server still accepts requests while it reports not ready. */
  drainSeconds: number;
  /** How long a page waits for its first view, in milliseconds; 0 for none. */
  firstViewWait: number;
  logLevel: string;
}

/** Invalid settings. `problems` lists all of them, one line each. */
export class WrongSettings extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'WrongSettings';
    this.problems = problems;
  }
}

function publicUrlProblems(publicUrl: string): string[] {
  const url = URL.canParse(publicUrl) ? new URL(publicUrl) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return ['PUBLIC_URL must be an http or https address'];
  return url.origin === publicUrl ? [] : [`PUBLIC_URL must be an origin without a path: ${url.origin}`];
}

function schemeProblems(name: string, text: string | undefined, schemes: readonly string[]): string[] {
  const good = text === undefined || (URL.canParse(text) && schemes.includes(new URL(text).protocol));
  return good ? [] : [`${name} must begin with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`];
}

/** Settings that are allowed in a demo but not in production. */
function productionProblems(environment: Environment, publicUrl: string): string[] {
  const problems: string[] = [];
  const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(publicUrl);
  if (environment.PUBLIC_URL === undefined) problems.push('PUBLIC_URL is needed in production');
  else if (!publicUrl.startsWith('https:') && !ownMachine) problems.push('PUBLIC_URL must be https in production');
  if (environment.RATE_LIMITS === 'off') problems.push('RATE_LIMITS=off is refused in production');
  if (environment.SMTP_URL === undefined) problems.push('SMTP_URL is needed in production');
  if (environment.MAIL_FROM === undefined) problems.push('MAIL_FROM is needed in production');
  for (const name of ['MAP_TILES_URL', 'FEEDBACK_FORM_URL'] as const)
    if (environment[name]?.startsWith('http:')) problems.push(`${name} must be https in production`);
  return problems;
}

/** An empty variable counts as not set: a Compose file cannot leave one out. */
const withoutBlanks = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));

/**
 * Reads the settings from environment variables.
 * @throws {WrongSettings} with all problems.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = environmentSchema.safeParse(withoutBlanks(environment));
  if (!parsed.success) {
    throw new WrongSettings(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const variables = parsed.data;
  const mode = variables.NODE_ENV === 'production' ? 'production' : 'demo';
  const publicUrl = (variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`).replace(/\/$/, '');
  const problems = [
    ...publicUrlProblems(publicUrl),
    ...networkProblems(variables.TRUSTED_PROXIES),
    ...schemeProblems('DATABASE_URL', variables.DATABASE_URL, ['postgres:', 'postgresql:']),
    ...schemeProblems('SMTP_URL', variables.SMTP_URL, ['smtp:', 'smtps:']),
    ...otherIssuerProblems(variables),
    ...outsideProblems(variables),
    ...developerProblems(variables, mode),
    ...remotesFromProblems(variables, mode),
  ];
  const shortestToken = 16;
  if (variables.METRICS_TOKEN !== undefined && variables.METRICS_TOKEN.length < shortestToken) {
    problems.push(`METRICS_TOKEN needs at least ${shortestToken} characters`);
  }
  if (variables.PORT === variables.PARTNER_PORT) problems.push('PORT and PARTNER_PORT must differ');
  if (mode === 'production') problems.push(...productionProblems(variables, publicUrl));
  if (problems.length > 0) throw new WrongSettings(problems);
  return {
    mode,
    host: variables.HOST ?? (mode === 'production' ? '::' : '127.0.0.1'),
    port: variables.PORT,
    partnerPort: variables.PARTNER_PORT,
    publicUrl,
    dataDir: path.resolve(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM ?? 'Gyg <no-reply@localhost>',
    rateLimits: variables.RATE_LIMITS,
    demoPictures: variables.DEMO_PICTURES,
    otherIssuer: readOtherIssuer(variables),
    trustedProxies: readNetworks(variables.TRUSTED_PROXIES),
    metricsToken: variables.METRICS_TOKEN,
    drainSeconds: variables.DRAIN_SECONDS,
    firstViewWait: variables.FIRST_VIEW_WAIT,
    ...readExternalServices(variables),
    ...readDeveloper(variables, mode),
    ...readRemotesFrom(variables),
    logLevel: variables.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
  };
}
