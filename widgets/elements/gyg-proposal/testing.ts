import type { Organization, OrganizationPage } from '@gyg/contract';
import { buildOrganization, buildOrganizationPage, buildOrganizationProfile } from '@gyg/contract/testing';
import type { FakeSession } from '../../core/preact/testing/fake-session';
import { asked, onCleanPage as onPage, platform } from '../../core/preact/testing/on-page';
import { GygProposalElement } from './gyg-proposal-element';

export * from '../../core/preact/testing/on-page';

export interface Scene {
  organization?: Partial<Organization>;
  page?: Partial<OrganizationPage>;
  /** The visitor's organisations, by id. */
  own?: readonly string[];
}

/** The public answer of a scene: an organisation that takes proposals of anyone. */
export const profileOf = ({ organization, page }: Scene) =>
  buildOrganizationProfile({
    orgMain: buildOrganization(organization),
    orgPage: buildOrganizationPage({ proposalFeatureEnabled: 'true', proposalButtonText: '', ...page }),
  });

/** What the session answers in a scene. */
export const answersOf =
  ({ own = [] }: Scene) =>
  (path: string): unknown => {
    const organizations = own.map((id) => ({ organizationId: id, name: id, logo: null }));
    if (path.endsWith('/organizations')) return { organizations };
    throw new Error(`Nothing answers ${path}`);
  };

/** Shows a scene: what the public call and the session answer from now on. */
export function play(fake: FakeSession, scene: Scene): void {
  asked.mockImplementation(async () => Response.json(profileOf(scene)));
  fake.answer = answersOf(scene);
}

/** Pastes the element into the page. */
export function insert(fake: FakeSession, attributes: Record<string, string> = {}, content = ''): GygProposalElement {
  GygProposalElement.sessionOf = () => fake.session;
  const element = document.createElement('gyg-proposal');
  for (const [name, value] of Object.entries({ organization: 'ren-kust-bohuslan', api: platform, ...attributes }))
    element.setAttribute(name, value);
  element.textContent = content;
  document.body.append(element);
  return element;
}

/** A clean English page with an organisation that takes proposals. */
export const onCleanPage = () => onPage((fake) => play(fake, {}));
