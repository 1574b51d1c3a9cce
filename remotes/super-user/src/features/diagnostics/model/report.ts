import type { Diagnostics, Job } from '@gyg/contract';

const lineOf = ([name, value]: readonly [string, unknown]) => `${name}: ${value ?? 'none'}`;

/** What the page shows, as text for an issue or a message: in English, without anything about people. */
export function reportOf(data: Diagnostics, jobs: readonly Job[]): string {
  const { process, api, database, identity, mail, media, services, limits } = data;
  const facts: [string, unknown][] = [
    ['Product', process.product],
    ['Node', process.node],
    ['Started', process.startedAt],
    ['Memory, bytes', process.memoryBytes],
    ['API, calls of this process', api.calls],
    ['API, p95 in ms', api.p95Ms],
    ['Database', `${database.engine} ${database.version}, ${database.migration}, ${database.bytes} bytes`],
    ['Database, ping in ms', database.pingMs],
    ['Identity', `${identity.own ? 'own' : 'another issuer'}, ${identity.issuer}`],
    ['Mail', `${mail.failed} failed, ${mail.waiting} waiting`],
    ['Media', `${media.kind}, ${media.pictures} pictures`],
    ...jobs.map((job): [string, unknown] => [
      `Job ${job.name}`,
      `${job.lastRunAt}, ${job.tookMs} ms, ${job.lastError}`,
    ]),
    ...services.map((service): [string, unknown] => [
      `Service ${service.name}`,
      service.configured ? (service.lastFailure?.reason ?? 'no failure') : 'off',
    ]),
    ...limits
      .filter(({ calls }) => calls > 0)
      .map((limit): [string, unknown] => [
        `Limit ${limit.name}`,
        `${limit.calls} calls, ${limit.refused} refused, highest ${limit.highestPercent} %`,
      ]),
  ];
  return facts.map(lineOf).join('\n');
}
