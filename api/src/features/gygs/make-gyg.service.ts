import type { UnitOfWork } from '../../access/unit-of-work';
import { problem } from '../../problem';
import { friendlyUrls } from '../../text/friendly-url';
import { plainTag } from '../../text/plain-text';
import {
  insertGyg,
  insertManagers,
  insertMedia,
  insertPartners,
  insertTags,
  isUrlTaken,
  lockHost,
  type NewGyg,
  type NewGygPage,
} from './gyg-writes.repository';
import { gygSearchText } from './refresh-search-text.service';

export type GygToMake = Omit<NewGyg, 'friendlyUrl' | 'searchText' | 'moreSearchText' | 'beneficiariesTaken'>;
export type PageToMake = Omit<NewGygPage, 'gygId'>;

/**
 * Creates a gyg with its page, whose texts `safePage` has made safe before: that takes too long for a transaction. Its
 * friendly URL is the given one, or made from the title and unique among the host's current and previous ones. Throws 409
 * `gyg.friendly_url_taken` if the given one is taken.
 */
export async function makeGyg(
  { tx, now }: UnitOfWork,
  gyg: GygToMake,
  page: PageToMake,
  wantedUrl?: string,
): Promise<{ id: string; friendlyUrl: string }> {
  const candidates = wantedUrl === undefined ? friendlyUrls(gyg.title, 'gyg') : [wantedUrl];
  const { organizationId } = gyg;
  await lockHost(tx, organizationId);
  for (const friendlyUrl of candidates) {
    if (await isUrlTaken(tx, { id: null, organizationId }, friendlyUrl)) continue;
    // It has no needs and translations; adding them calls `refreshSearchText`.
    const searched = { searchText: gygSearchText(gyg), moreSearchText: '' };
    const row = { createdAt: now, updatedAt: now, ...gyg, friendlyUrl, ...searched };
    const id = await insertGyg(tx, row, page);
    if (id !== undefined) return { id, friendlyUrl };
  }
  throw problem('gyg.friendly_url_taken');
}

export interface GygLinks {
  managers?: readonly string[] | undefined;
  partners?: readonly { organizationId: string; accepted: boolean }[] | undefined;
  tags?: readonly { organizationId: string; tag: string }[] | undefined;
  media?: readonly { url: string; caption?: string }[] | undefined;
}

/** Adds a gyg's managers, partners, labels and pictures. */
export async function linkGyg({ tx, now }: UnitOfWork, gygId: string, links: GygLinks): Promise<void> {
  const { managers = [], partners = [], tags = [], media = [] } = links;
  const ofGyg = { gygId, createdAt: now };
  await insertManagers(
    tx,
    managers.map((userId) => ({ ...ofGyg, userId })),
  );
  await insertPartners(
    tx,
    partners.map((partner) => ({ ...ofGyg, ...partner })),
  );
  await insertTags(
    tx,
    tags.map(({ organizationId, tag }) => ({ ...ofGyg, organizationId, tag: plainTag(tag) })),
  );
  await insertMedia(
    tx,
    media.map((picture, sortOrder) => ({ ...ofGyg, ...picture, sortOrder })),
  );
}
