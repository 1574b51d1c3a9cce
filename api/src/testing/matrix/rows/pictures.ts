import { goodPicture } from '../../test-picture';
import { type Expectation, hosts, signedIn } from '../actors';
import type { MatrixRows } from '../matrix-row';

const hostAdmin: Expectation = { ...hosts, manager: 403 };

export const pictureRows = {
  uploadProfileImage: {
    expect: { ...hosts, user: 'ok', manager: 403, hostAdmin: 403 },
    call: async ({ user }) => ({ body: { userId: user.id }, image: await goodPicture('profile') }),
  },
  uploadGygImage: [
    {
      expect: hosts,
      call: async ({ gyg }) => ({ body: { gygId: gyg.id }, image: await goodPicture('hero') }),
    },
    {
      when: 'of a draft',
      expect: { ...hosts, user: 404, booker: 404, otherAdmin: 404 },
      call: async ({ draft }) => ({ body: { gygId: draft.id }, image: await goodPicture('hero') }),
    },
  ],
  uploadOrganizationHero: {
    expect: hostAdmin,
    call: async ({ host }) => ({ params: { organizationId: host.id }, image: await goodPicture('hero') }),
  },
  uploadOrganizationLogo: {
    expect: hostAdmin,
    call: async ({ host }) => ({ params: { organizationId: host.id }, image: await goodPicture('logo') }),
  },
  uploadProposalImage: {
    expect: signedIn,
    call: async () => ({ image: await goodPicture('proposal') }),
  },
} satisfies MatrixRows;
