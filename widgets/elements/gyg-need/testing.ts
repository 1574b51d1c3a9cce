import type { Gyg, GygViewer, Need, UserOrganization } from '@gyg/contract';
import { buildGyg, buildGygViewer, buildNeed, buildNeedInvitation } from '@gyg/contract/testing';
import type { FakeSession } from '../../core/preact/testing/fake-session';
import { asked, onCleanPage as onPage, platform } from '../../core/preact/testing/on-page';
import { GygNeedElement } from './gyg-need-element';

export * from '../../core/preact/testing/on-page';

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

/** The public answer of a scene. */
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

/** What the session answers in a scene: the visitor's part, and nothing else. */
export function answersOf({ viewer, organizations = [] }: Scene) {
  return (path: string): unknown => {
    if (path.endsWith('/viewer')) return buildGygViewer(viewer);
    if (path.endsWith('/organizations')) return { organizations: organizations.map(organizationOf) };
    throw new Error(`Nothing answers ${path}`);
  };
}

/** Shows a scene: what the public call and the session answer from now on. */
export function play(fake: FakeSession, scene: Scene): void {
  asked.mockImplementation(async () => Response.json(invitationOf(scene)));
  fake.answer = answersOf(scene);
}

/** Pastes the element into the page. */
export function insert(fake: FakeSession, attributes: Record<string, string> = {}, content = ''): GygNeedElement {
  GygNeedElement.sessionOf = () => fake.session;
  const element = document.createElement('gyg-need');
  for (const [name, value] of Object.entries({ gyg: 'ren-kust/shore', need: needId, api: platform, ...attributes }))
    element.setAttribute(name, value);
  element.textContent = content;
  document.body.append(element);
  return element;
}

/** A clean English page with a need that anyone can book. */
export const onCleanPage = () => onPage((fake) => play(fake, {}));
