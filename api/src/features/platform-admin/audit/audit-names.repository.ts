import type { Reader } from '@gyg/database';
import {
  gygs,
  organizationKeys,
  organizationOrigins,
  organizationRequests,
  organizations,
  stories,
  users,
  webhooks,
} from '@gyg/database/schema';
import { and, inArray, isNull } from 'drizzle-orm';

/** The most ids that one statement asks for: engines limit the number of parameters. */
const batch = 1_000;

async function inBatches<Row extends { id: string }>(
  ids: ReadonlySet<string>,
  find: (ids: string[]) => Promise<Row[]>,
): Promise<ReadonlyMap<string, Row>> {
  const all = [...ids];
  const rowsById = new Map<string, Row>();
  for (let start = 0; start < all.length; start += batch) {
    for (const row of await find(all.slice(start, start + batch))) rowsById.set(row.id, row);
  }
  return rowsById;
}

/** Names of people; without those who erased their account. */
export const findUserNames = (read: Reader, ids: ReadonlySet<string>) =>
  inBatches(ids, (some) =>
    read
      .select({ id: users.id, name: users.fullName, image: users.profileImage })
      .from(users)
      .where(and(inArray(users.id, some), isNull(users.erasedAt))),
  );

export const findOrganizationNames = (read: Reader, ids: ReadonlySet<string>) =>
  inBatches(ids, (some) =>
    read
      .select({ id: organizations.id, name: organizations.name, friendlyUrl: organizations.friendlyUrl })
      .from(organizations)
      .where(inArray(organizations.id, some)),
  );

export const findGygNames = (read: Reader, ids: ReadonlySet<string>) =>
  inBatches(ids, (some) => read.select({ id: gygs.id, name: gygs.title }).from(gygs).where(inArray(gygs.id, some)));

export const findStoryNames = (read: Reader, ids: ReadonlySet<string>) =>
  inBatches(ids, (some) =>
    read
      .select({ id: stories.id, name: stories.caption, gygId: stories.gygId })
      .from(stories)
      .where(inArray(stories.id, some)),
  );

export const findOriginNames = (read: Reader, ids: ReadonlySet<string>) =>
  inBatches(ids, (some) =>
    read
      .select({ id: organizationOrigins.id, name: organizationOrigins.origin })
      .from(organizationOrigins)
      .where(inArray(organizationOrigins.id, some)),
  );

export const findKeyNames = (read: Reader, ids: ReadonlySet<string>) =>
  inBatches(ids, (some) =>
    read
      .select({ id: organizationKeys.id, name: organizationKeys.name })
      .from(organizationKeys)
      .where(inArray(organizationKeys.id, some)),
  );

/** The address of a webhook is shown as its host only: paths of receivers can contain secrets. */
export const findWebhookNames = (read: Reader, ids: ReadonlySet<string>) =>
  inBatches(ids, async (some) => {
    const rows = await read
      .select({ id: webhooks.id, url: webhooks.url })
      .from(webhooks)
      .where(inArray(webhooks.id, some));
    return rows.map(({ id, url }) => ({ id, name: new URL(url).host }));
  });

export const findRequestNames = (read: Reader, ids: ReadonlySet<string>) =>
  inBatches(ids, (some) =>
    read
      .select({ id: organizationRequests.id, name: organizationRequests.name })
      .from(organizationRequests)
      .where(inArray(organizationRequests.id, some)),
  );

type Found<Find extends (read: Reader, ids: ReadonlySet<string>) => Promise<unknown>> = Awaited<ReturnType<Find>>;

/** Names by kind and id. */
export interface AuditNames {
  users: Found<typeof findUserNames>;
  keys: Found<typeof findKeyNames>;
  organizations: Found<typeof findOrganizationNames>;
  gygs: Found<typeof findGygNames>;
  stories: Found<typeof findStoryNames>;
  origins: Found<typeof findOriginNames>;
  webhooks: Found<typeof findWebhookNames>;
  requests: Found<typeof findRequestNames>;
}
