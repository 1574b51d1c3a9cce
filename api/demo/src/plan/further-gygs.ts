import type { OrganizationKey } from '../content/organization-keys';
import { type HostedGyg, hostedGygs } from '../content/organizations';
import type { DemoGyg, DemoNeed, RelativeSpan } from '../content/shapes';
import { shuffledBy, spread } from './spread';

/** They start between so many days from now and so many days later. */
const [soonest, days] = [7, 120];
/** The most further people who have booked a need. */
const mostOthers = 8;

/** Gygs whose texts are about something to come. */
const models = new Map(
  hostedGygs
    .filter(({ gyg }) => !gyg.hidden && (gyg.state === 'upcoming' || gyg.state === 'ongoing'))
    .map((hosted) => [hosted.gyg.key, hosted]),
);

const otherTime = ({ underWay: _, ...at }: RelativeSpan, key: string): RelativeSpan => ({
  ...at,
  inDays: soonest + Math.floor(spread(`${key} starts`) * days),
});

function otherNeed({ waiting: _, ...need }: DemoNeed, key: string): DemoNeed {
  const others = Math.round(spread(`${key} ${need.title}`) * Math.min(mostOthers, need.offered));
  return { ...need, bookings: [], others };
}

/** A gyg that takes place once more: its texts and needs, on another day and with other people. */
function onceMore(gyg: DemoGyg, time: number): DemoGyg {
  const { stories: _stories, invitedPartners: _invited, recipients, ...rest } = gyg;
  const key = `${gyg.key}-${time}`;
  return {
    ...rest,
    key,
    state: 'upcoming',
    again: { of: gyg.key, time },
    at: otherTime(gyg.at, key),
    needs: gyg.needs.map((need) => otherNeed(need, key)),
    ...(recipients && { recipients: { text: recipients.text, places: recipients.places, booked: [] } }),
  };
}

/** What there is already. */
export interface Present {
  hasHost: (key: OrganizationKey) => boolean;
  hasGyg: (host: OrganizationKey, key: string) => boolean;
}

/**
 * So many further gygs that are not there yet: each gyg takes place a second time before one takes place a third time.
 * Empty if none of their hosts is there.
 */
export function planFurtherGygs(count: number, { hasHost, hasGyg }: Present): HostedGyg[] {
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
