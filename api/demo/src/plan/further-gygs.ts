import { content, type DemoGyg, type DemoNeed, type HostedGyg } from '../content/content';
import type { RelativeSpan } from '../content/schemas';
import { shuffledBy, spread } from './spread';

/** They start between so many days from now and so many days later. */
const [soonest, days] = [7, 120];
/** The most further people who have booked a need. */
const mostOthers = 8;

/** Gygs whose texts are about something to come. */
const findModels = () =>
  new Map(
    content()
      .hostedGygs.filter(({ gyg }) => !gyg.hidden && (gyg.state === 'upcoming' || gyg.state === 'ongoing'))
      .map((hosted) => [hosted.gyg.key, hosted]),
  );

const otherTime = (at: RelativeSpan, key: string): RelativeSpan => ({
  ...at,
  underWay: false,
  inDays: soonest + Math.floor(spread(`${key} starts`) * days),
});

function otherNeed(need: DemoNeed, key: string): DemoNeed {
  const others = Math.round(spread(`${key} ${need.title}`) * Math.min(mostOthers, need.offered));
  return { ...need, bookings: [], waiting: [], others };
}

/** A gyg that takes place once more: its texts and needs, on another day and with other people. */
function onceMore(gyg: DemoGyg, time: number): DemoGyg {
  const key = `${gyg.key}-${time}`;
  return {
    ...gyg,
    key,
    state: 'upcoming',
    again: { of: gyg.key, time },
    at: otherTime(gyg.at, key),
    needs: gyg.needs.map((need) => otherNeed(need, key)),
    invitedPartners: [],
    stories: [],
    pictures: [],
    ...(gyg.recipients && { recipients: { ...gyg.recipients, booked: [], waiting: [] } }),
  };
}

/** What there is already. */
export interface Present {
  hasHost: (key: string) => boolean;
  hasGyg: (host: string, key: string) => boolean;
}

/**
 * So many further gygs that are not there yet: each gyg takes place a second time before one takes place a third time.
 * Empty if none of their hosts is there.
 */
export function planFurtherGygs(count: number, { hasHost, hasGyg }: Present): HostedGyg[] {
  const models = findModels();
  const keys = [...models].filter(([, { host }]) => hasHost(host.key)).map(([key]) => key);
  const planned: HostedGyg[] = [];
  for (let time = 2; keys.length > 0; time += 1) {
    for (const key of shuffledBy(`time ${time}`, keys)) {
      const model = models.get(key);
      if (model === undefined || hasGyg(model.host.key, `${key}-${time}`)) continue;
      if (planned.length === count) return planned;
      planned.push({ host: model.host, gyg: onceMore(model.gyg, time) });
    }
  }
  return planned;
}
