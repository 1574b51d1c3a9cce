import type { FeaturedBoard, Gyg, HiddenReason, Organization, Story } from '@gyg/contract';

/** Days as `2027-06-12`, in Swedish time; the last one included. */
export interface Days {
  readonly from: string | null;
  readonly until: string | null;
}

interface Place extends Days {
  readonly id: string;
  /** When it was added; null if that is not published. */
  readonly since: string | null;
  readonly reason: HiddenReason | null;
}

export type OrganizationPlace = Place & { readonly organization: Organization };
export type GygPlace = Place & { readonly gyg: Gyg };
export type StoryPlace = Place & { readonly story: Story };

/** The three lists of the home page, as they shall be. */
export interface Draft {
  readonly organizations: readonly OrganizationPlace[];
  readonly gygs: readonly GygPlace[];
  readonly stories: readonly StoryPlace[];
}
export type ListName = keyof Draft;
export type AnyPlace = Draft[ListName][number];
export const listNames: readonly ListName[] = ['organizations', 'gygs', 'stories'];

/** How many of each the home page has room for without another row. */
export const placesOf: Readonly<Record<ListName, number>> = { organizations: 6, gygs: 10, stories: 4 };

export const draftOf = ({ organizations, gygs, stories }: FeaturedBoard): Draft => ({ organizations, gygs, stories });

const unplaced = { from: null, until: null, since: null, reason: null };
export const placeOrganization = (organization: Organization): OrganizationPlace => ({
  ...unplaced,
  id: organization.id,
  organization,
});
export const placeGyg = (gyg: Gyg): GygPlace => ({ ...unplaced, id: gyg.id, gyg });
export const placeStory = (story: Story): StoryPlace => ({ ...unplaced, id: story.id, story });

/** Gygs have no order of their own: the latest start is first, as on the home page. */
export const byStart = (gygs: readonly GygPlace[]): GygPlace[] =>
  gygs.toSorted((a, b) => b.gyg.startDateTime.localeCompare(a.gyg.startDateTime));

/** The items in the order of these ids. */
export function inOrder<Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}

export function withDays<Item extends Place>(items: readonly Item[], id: string, days: Days): Item[] {
  return items.map((item) => (item.id === id ? { ...item, ...days } : item));
}
