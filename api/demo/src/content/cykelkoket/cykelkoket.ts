import type { DemoOrganization } from '../shapes';
import { wheels } from './wheels';

export const cykelkoket: DemoOrganization = {
  key: 'cykelkoket-mollan',
  name: 'Cykelköket Möllan',
  city: 'Malmö',
  type: 'NON-PROFIT',
  industry: 19,
  memberApproval: 'ANYONE',
  profileVisible: true,
  emblem: { kind: 'bike', color: '#FD9D24' },
  hero: { kind: 'bike', goal: 11, variant: 4 },
  summary: 'A workshop where anyone may come, repair a bicycle and ride it home.',
  about: [
    'A bicycle kitchen is like a kitchen, but with chain oil. There are tools on the wall, frames in the ceiling and always somebody who knows what that sound is.',
    'We take in bicycles from the dumps, the landlords’ cellars and the police. Every year about 700 roll out again, most of them under someone who built the thing themselves. You pay by helping the next person.',
    '<p lang="sv">Vi tar emot cyklar från återvinning, källare och polis, och bygger ihop dem med den som behöver en. Du betalar genom att hjälpa nästa.</p>',
  ],
  membershipTerms:
    '<p>Put the tool back where its shadow is painted. Ask before you cut. Tuesdays are for women and non-binary people only.</p>',
  website: 'https://cykelkoket.example',
  instagram: 'https://instagram.example/cykelkoketmollan',
  members: { ahmad: 'ADMIN', yusuf: 'MEMBER', elias: 'MEMBER', leila: 'MEMBER', love: 'MEMBER', dragan: 'MEMBER' },
  gygs: wheels,
};
