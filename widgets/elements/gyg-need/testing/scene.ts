import type { Gyg, GygViewer, Need, UserOrganization } from '@gyg/contract';
import { buildGyg, buildGygViewer, buildNeed, buildNeedInvitation } from '@gyg/contract/testing';

// What tests and stories show.

/** The need that the element shows. */
export const needId = 'need-picker';

// Upcoming, whatever the date of the test.
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
export const upcoming = (over: Partial<Gyg> = {}): Gyg =>
  buildGyg({ startDateTime: soon(20), endDateTime: soon(20.3), ...over });

export interface Scene {
  need?: Partial<Need>;
  gyg?: Partial<Gyg>;
  partners?: readonly string[];
  viewer?: Partial<GygViewer>;
  organizations?: readonly string[];
}

/** The public response of a scene. */
export const invitationOf = ({ need, gyg, partners = [] }: Scene) => {
  const partnerOf = (name: string) => ({
    id: name,
    name,
    logo: null,
    friendlyUrl: name,
    organizationType: 'NON-PROFIT' as const,
  });
  return buildNeedInvitation({ need: buildNeed(need), gyg: upcoming(gyg), partners: partners.map(partnerOf) });
};

const organizationOf = (name: string): Partial<UserOrganization> => ({
  organizationId: name.toLowerCase(),
  name,
  logo: null,
});

/** What the session responds with in a scene: the visitor's part, and nothing else. */
export function responsesOf({ viewer, organizations = [] }: Scene) {
  return (path: string): unknown => {
    if (path.endsWith('/viewer')) return buildGygViewer(viewer);
    if (path.endsWith('/organizations')) return { organizations: organizations.map(organizationOf) };
    throw new Error(`Nothing responds to ${path}`);
  };
}
