import type { DemoOrganization } from '../shapes';
import { paths } from './paths';
import { trees } from './trees';

export const skogsvannerna: DemoOrganization = {
  key: 'skogsvannerna-uppland',
  name: 'Skogsvännerna Uppland',
  city: 'Uppsala',
  type: 'NON-PROFIT',
  industry: 1,
  memberApproval: 'MANUAL',
  profileVisible: true,
  emblem: { kind: 'tree', color: '#3F7E44' },
  hero: { kind: 'plant', goal: 15, variant: 1 },
  summary: 'We plant, count and look after the woods around Uppsala.',
  about: [
    'An oak spends three hundred years growing, three hundred living and three hundred dying. We try to plan accordingly, in an association whose board meets every second Tuesday.',
    'Skogsvännerna plant, count, fence, unfence and now and then lie down in the moss in the woods around Uppsala. We own nothing but spades. The land belongs to the municipality, the church and four farmers who have learnt to recognise our hats.',
    '<p lang="sv">En ek växer i trehundra år, lever i trehundra och dör i trehundra. Vi planterar, räknar och vårdar i skogarna runt Uppsala, och vi har spadar till alla.</p>',
  ],
  membershipTerms:
    '<p>We follow the right of public access and then some. Dogs on a lead from March to August. Membership fee: 150 kronor, or one good cone.</p>',
  website: 'https://skogsvannerna.example',
  facebook: 'https://facebook.example/skogsvannerna',
  members: {
    ebba: 'ADMIN',
    tomas: 'ADMIN',
    tuva: 'MEMBER',
    anja: 'MEMBER',
    gunilla: 'MEMBER',
    simon: 'MEMBER',
    marta: 'MEMBER',
  },
  gygs: [...trees, ...paths],
};
