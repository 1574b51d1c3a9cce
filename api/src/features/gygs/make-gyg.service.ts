import type { Work } from '../../access/work';
import { friendlyUrls } from '../../text/friendly-url';
import { plainTag } from '../../text/plain-tag';
import { sanitiseHtml } from '../../text/sanitise-html';
import { searchText } from '../../text/search-text';
import {
  insertGyg,
  insertManagers,
  insertMedia,
  insertPartners,
  insertTags,
  type NewGyg,
  type NewGygPage,
} from './gyg-writes.repository';

export type GygToMake = Omit<NewGyg, 'friendlyUrl' | 'searchText' | 'beneficiariesTaken'>;
export type PageToMake = Omit<NewGygPage, 'gygId'>;

const htmlFields = ['preface', 'description', 'impact', 'participantInfo', 'beneficiaryText', 'donationText'] as const;

function safePage(page: PageToMake): PageToMake {
  const safe = { ...page };
  for (const field of htmlFields) safe[field] = sanitiseHtml(page[field] ?? '');
  return safe;
}

/** Makes a gyg with its page; its friendly url is as given, or from its title and unlike its host's others. */
export async function makeGyg(
  { t, now }: Work,
  gyg: GygToMake,
  page: PageToMake,
  wantedUrl?: string,
): Promise<{ id: string; friendlyUrl: string }> {
  const candidates = wantedUrl === undefined ? friendlyUrls(gyg.title, 'gyg') : [wantedUrl];
  const found = searchText(gyg.title, gyg.summary ?? '', gyg.address ?? '');
  for (const friendlyUrl of candidates) {
    const row = { createdAt: now, updatedAt: now, ...gyg, friendlyUrl, searchText: found };
    const id = await insertGyg(t, row, safePage(page));
    if (id !== undefined) return { id, friendlyUrl };
  }
  throw new Error(`The host has another gyg with the friendly url ${wantedUrl}`);
}

export interface GygLinks {
  managers?: readonly string[] | undefined;
  partners?: readonly { organizationId: string; accepted: boolean }[] | undefined;
  tags?: readonly { organizationId: string; tag: string }[] | undefined;
  media?: readonly { url: string; caption?: string }[] | undefined;
}

/** Links a gyg with its managers, partners, labels and pictures. */
export async function linkGyg({ t, now }: Work, gygId: string, links: GygLinks): Promise<void> {
  const { managers = [], partners = [], tags = [], media = [] } = links;
  const made = { gygId, createdAt: now };
  await insertManagers(
    t,
    managers.map((userId) => ({ ...made, userId })),
  );
  await insertPartners(
    t,
    partners.map((partner) => ({ ...made, ...partner })),
  );
  await insertTags(
    t,
    tags.map(({ organizationId, tag }) => ({ ...made, organizationId, tag: plainTag(tag) })),
  );
  await insertMedia(
    t,
    media.map((picture, sortOrder) => ({ ...made, ...picture, sortOrder })),
  );
}
