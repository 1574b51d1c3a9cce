import { fromSwedishTime, toSwedishTime } from '@gyg/contract/dates';
import { type Content, content } from '../content/content';
import { storyPictureOf } from '../pictures/picture-addresses';
import { gygTimes } from '../plan/gyg-times';
import { adminOf, hostedGygOf } from '../plan/people-of';
import { storyWords } from '../plan/scene-words';
import { daysBefore, type SeedContext } from './seed-context';

/** Moments from gygs, with their hosts' answers. */
export async function seedStories(context: SeedContext): Promise<void> {
  const { seeder, users, gygs, stories, now } = context;
  for (const { host, gyg } of content().hostedGygs) {
    const { start } = gygTimes(gyg, now);
    for (const [index, story] of gyg.stories.entries()) {
      const createdAt = start.getTime() + story.daysAfter * 86_400_000 + 7 * 3_600_000;
      const { id } = await seeder.addStory({
        gygId: gygs.get(gyg.key).id,
        userId: users.get(story.by),
        url: storyPictureOf(gyg.key, index + 1),
        caption: story.caption,
        altText: storyWords(gyg.scene.kind, gyg.scene.variant + index + 1, story.written ?? gyg.written),
        // All pictures are close-ups.
        consent: 'GIVEN',
        mayShare: index % 2 === 0,
        language: story.written ?? gyg.written,
        status: story.rejected ? 'REJECTED' : story.approved ? 'APPROVED' : 'PENDING',
        createdAt: new Date(Math.min(createdAt, now.getTime() - 3_600_000)),
        ...(story.rejected && { rejectReason: story.rejected.reason, rejectNote: story.rejected.note }),
        ...(story.response === undefined
          ? {}
          : { response: story.response, respondedBy: users.get(gyg.team[0] ?? adminOf(host.key)) }),
      });
      stories.add(`${gyg.key} ${index}`, id);
    }
  }
}

/** The beginning of a Swedish day so many days from now. */
function dayFrom(now: Date, days: number): Date {
  const day = toSwedishTime(new Date(now.getTime() + days * 86_400_000)).slice(0, 10);
  return fromSwedishTime(`${day}T00:00`) ?? now;
}

/** When something is on home, by its key. The last day is shown to its end. */
function periodOf(key: string, now: Date): { startsAt?: Date; endsAt?: Date } {
  const { from, until } = content().featured.periods[key] ?? {};
  return {
    ...(from !== undefined && { startsAt: dayFrom(now, from) }),
    ...(until !== undefined && { endsAt: dayFrom(now, until + 1) }),
  };
}

/** Featured content of the home page and two organisations' pages; the lists begin with the first of each. */
export async function seedFeatured({ seeder, gygs, organizations, stories, now }: SeedContext): Promise<void> {
  const { featured } = content();
  const at = (index: number) => daysBefore(now, 3, index);
  for (const [index, key] of featured.gygs.entries()) {
    await seeder.addFeatured({ kind: 'gyg', targetId: gygs.get(key).id, createdAt: at(index), ...periodOf(key, now) });
  }
  for (const [index, key] of featured.organizations.entries()) {
    const targetId = organizations.get(key);
    await seeder.addFeatured({ kind: 'organization', targetId, createdAt: at(index), ...periodOf(key, now) });
  }
  for (const [index, { gyg, story }] of featured.stories.entries()) {
    const targetId = stories.get(`${gyg} ${story}`);
    await seeder.addFeatured({ kind: 'story', targetId, createdAt: at(index), ...periodOf(gyg, now) });
  }
  for (const [index, { organization, gyg }] of featured.gygsByHosts.entries()) {
    await seeder.addFeatured({
      kind: 'gyg',
      targetId: gygs.get(gyg).id,
      organizationId: organizations.get(organization),
      createdAt: at(index),
    });
  }
  for (const [index, { organization, gyg, story }] of featured.storiesByHosts.entries()) {
    await seeder.addFeatured({
      kind: 'story',
      targetId: stories.get(`${gyg} ${story}`),
      organizationId: organizations.get(organization),
      createdAt: at(index),
    });
  }
}

/** Pending and answered requests to admins and super users. */
export async function seedMembershipRequests({ seeder, users, organizations, now }: SeedContext): Promise<void> {
  const { requests } = content();
  for (const { organization, person, daysAgo, from } of requests.memberships) {
    await seeder.addMembershipRequest({
      organizationId: organizations.get(organization),
      userId: users.get(person),
      invitationRef: from,
      createdAt: daysBefore(now, daysAgo),
    });
  }
  for (const { organization, person, daysAgo, from, status } of requests.answeredMemberships) {
    const answeredBy = status === 'WITHDRAWN' ? person : adminOf(organization);
    await seeder.addAnsweredMembershipRequest({
      organizationId: organizations.get(organization),
      userId: users.get(person),
      invitationRef: from,
      status,
      answeredBy: users.get(answeredBy),
      answeredAt: daysBefore(now, daysAgo - 1),
      createdAt: daysBefore(now, daysAgo),
    });
  }
  for (const { daysAgo, became, status, ...request } of requests.organizations) {
    await seeder.addOrganizationRequest({
      ...request,
      status,
      createdAt: daysBefore(now, daysAgo),
      ...(became === undefined ? {} : { organizationId: organizations.get(became) }),
      ...(status === 'PENDING'
        ? {}
        : { answeredBy: users.get('ingrid'), answeredAt: daysBefore(now, Math.max(0, daysAgo - 2)) }),
    });
  }
}

type DemoNotification = Content['notifications'][number];

/** The values of a notification's texts, as the product writes them. */
function valuesOf({ gyg: key, about }: Exclude<DemoNotification, { title: string }>): Record<string, string> {
  const { gyg, host } = hostedGygOf(key);
  const caption = gyg.stories.find(({ by }) => by === about)?.caption ?? '';
  return { gyg: gyg.title, host: host.name, person: content().people[about]?.name ?? '', caption };
}

/** The story that a notification is about: of its reader, or sent to its reader. */
function storyOf({ type, to, gyg: key, about }: DemoNotification, { stories }: SeedContext): string | undefined {
  if (type !== 'story_submitted' && type !== 'story_approved') return undefined;
  const author = type === 'story_approved' ? to : about;
  const ofGyg = hostedGygOf(key).gyg.stories;
  const index = ofGyg.findIndex(({ by }) => by === author);
  return index < 0 ? undefined : stories.get(`${key} ${index}`);
}

const textsOf = (notification: DemoNotification) =>
  'title' in notification
    ? { type: notification.type, title: notification.title, body: notification.body }
    : { type: notification.type, values: valuesOf(notification) };

/** Notifications that no seeded event writes: read, unread and archived. */
export async function seedNotifications(context: SeedContext): Promise<void> {
  const { seeder, users, gygs, organizations, now } = context;
  for (const notification of content().notifications) {
    const { to, daysAgo, viewed, archived, gyg, organization, about } = notification;
    const storyId = storyOf(notification, context);
    await seeder.addNotification({
      ...textsOf(notification),
      viewed,
      archived,
      userId: users.get(to),
      createdAt: daysBefore(now, daysAgo),
      ...(gyg === undefined ? {} : { gygId: gygs.get(gyg).id }),
      ...(organization === undefined ? {} : { organizationId: organizations.get(organization) }),
      ...(storyId === undefined ? {} : { storyId }),
      ...(about === undefined ? {} : { relatedUserId: users.get(about) }),
    });
  }
}
