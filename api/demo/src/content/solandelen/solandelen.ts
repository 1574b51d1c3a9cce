import type { DemoOrganization } from '../shapes';
import { roofs } from './roofs';

export const solandelen: DemoOrganization = {
  key: 'solandelen-gotland',
  name: 'Solandelen Gotland',
  city: 'Klintehamn',
  type: 'NON-PROFIT',
  industry: 4,
  memberApproval: 'ANYONE',
  profileVisible: true,
  emblem: { kind: 'bolt', color: '#FCC30B' },
  hero: { kind: 'solar', goal: 7, variant: 3 },
  summary: '312 islanders who own solar panels together. The surplus pays for the next roof.',
  about: [
    'Gotland has 2 100 hours of sun a year and a great many large roofs with nothing on them but lichen. We are 312 islanders who own the panels together, one share each, however rich one is.',
    'We have put up eleven systems since 2017, on parish halls, barns and the sports hall in Hemse. The current goes to the house beneath, the surplus pays for the next roof. The annual meeting is held outdoors and closes when the sun does.',
    '<p lang="sv">Vi är 312 gotlänningar som äger solpaneler ihop, en andel var oavsett plånbok. Elva tak hittills. Överskottet betalar nästa.</p>',
  ],
  membershipTerms:
    '<p>One share costs 500 kronor and gives one vote. Shares cannot be bought up, only passed on. Those who climb wear a harness, members of the board too.</p>',
  website: 'https://solandelen.example',
  linkedin: 'https://linkedin.example/solandelen',
  members: { lovisa: 'ADMIN', nilsErik: 'ADMIN', tomas: 'MEMBER', rashid: 'MEMBER', hugo: 'MEMBER', astrid: 'MEMBER' },
  gygs: roofs,
};
