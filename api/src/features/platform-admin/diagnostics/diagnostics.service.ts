import type { Diagnostics } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { ApiContext } from '../../../api-context';
import { limitClasses } from '../../../http/limits/limit-classes';
import { sumCounts } from '../../../http/observability/hourly-count.repository';
import { hoursBefore } from '../../../http/observability/hourly-counts';
import { countMails } from '../mail-queue/mail-queue.service';
import { countPictures } from './diagnostics.repository';

/** The database's version, size and how fast it answers. */
async function describeDatabase({ db }: ApiContext): Promise<Diagnostics['database']> {
  const started = performance.now();
  await db.ping();
  const pingMs = Math.round((performance.now() - started) * 10) / 10;
  return { engine: db.engine, pingMs, ...(await db.facts()) };
}

function describeServices({ config, externalServices }: ApiContext): Diagnostics['services'] {
  const failureOf = (service: string) => {
    const failure = externalServices.lastFailureOf(service);
    return failure && { at: failure.at.toISOString(), reason: failure.reason };
  };
  return [
    { name: 'geocoder', configured: config.geocoder !== null, lastFailure: failureOf('geocoder') },
    {
      name: 'companyRegistry',
      configured: config.companyRegistry !== null,
      lastFailure: failureOf('company registry'),
    },
    { name: 'mapTiles', configured: config.mapTiles !== null, lastFailure: null },
    { name: 'tickets', configured: config.tickets !== null, lastFailure: null },
  ];
}

function describeProcess({ config }: ApiContext): Diagnostics['process'] {
  return {
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    product: config.version,
    node: process.versions.node,
    memoryBytes: process.memoryUsage.rss(),
  };
}

/** All limits with what was counted; none where limits are off. */
function limitsInUse(
  { config, furtherLimits }: Pick<ApiContext, 'config' | 'furtherLimits'>,
  counts: ReadonlyMap<string, number>,
): Diagnostics['limits'] {
  if (config.rateLimits === 'off') return [];
  const ofCalls = Object.entries(limitClasses).map(([name, { calls, window }]) => ({ name, max: calls, window }));
  return [...ofCalls, ...furtherLimits].map(({ name, max, window }) => ({
    name,
    max,
    windowSeconds: window / 1000,
    calls: counts.get(`limit.${name}.calls`) ?? 0,
    refused: counts.get(`limit.${name}.refused`) ?? 0,
    highestPercent: counts.get(`limit.${name}.highest`) ?? 0,
  }));
}

/** How the platform is running, as this process knows it. Throws 401, 403. */
export async function getDiagnostics(context: ApiContext, actor: SignedIn): Promise<Diagnostics> {
  permit('getDiagnostics', actor);
  const { config, db, media, now } = context;
  const since = hoursBefore(now(), 1);
  const [api, database, mail, facts, pictures, limits, logins] = await Promise.all([
    context.callSummary(),
    describeDatabase(context),
    countMails(db.read),
    media.facts(),
    countPictures(db.read),
    sumCounts(db.read, { prefix: 'limit.', since }),
    sumCounts(db.read, { prefix: 'login.', since: hoursBefore(now(), 23) }),
  ]);
  const { issuer, pool } = config.identity;
  const loginsOf = (name: string) => (pool ? (logins.get(name) ?? 0) : null);
  return {
    countsSince: since.toISOString(),
    process: describeProcess(context),
    api,
    database,
    identity: { own: pool, issuer, logins: loginsOf('login.done'), failedLogins: loginsOf('login.failed') },
    mail,
    media: { ...facts, pictures },
    services: describeServices(context),
    limits: limitsInUse(context, limits),
  };
}
