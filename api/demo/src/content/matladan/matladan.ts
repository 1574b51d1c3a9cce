import type { DemoOrganization } from '../shapes';
import { kitchens } from './kitchens';
import { parcels } from './parcels';

export const matladan: DemoOrganization = {
  key: 'matladan-norrkoping',
  name: 'Matlådan Norrköping',
  city: 'Norrköping',
  type: 'NON-PROFIT',
  industry: 9,
  memberApproval: 'ANYONE',
  profileVisible: true,
  emblem: { kind: 'bread', color: '#DDA63A' },
  hero: { kind: 'kitchen', goal: 2, variant: 3 },
  summary: 'We collect food that is left over and share it the same day, 420 bags a week.',
  about: [
    'Every day Norrköping throws away eleven tonnes of food that somebody could have had for dinner. We drive around with two refrigerated vans and a charming manner and fetch some of it.',
    'From the premises in Ljura we hand out 420 bags a week. Nobody has to prove that they are poor enough. You take a number, choose from the shelf, and if there is too much asparagus you will hear about it.',
    '<p lang="sv">Vi hämtar mat som annars slängs och delar ut 420 kassar i veckan i Ljura. Ingen behöver bevisa något. Du tar en nummerlapp och väljer själv.</p>',
  ],
  membershipTerms:
    '<p>Wash your hands, label everything with a date, and never hand out anything you would not eat yourself. Members decide together over soup on the first Monday of the month.</p>',
  website: 'https://matladan.example',
  facebook: 'https://facebook.example/matladan',
  members: { marta: 'ADMIN', mehmet: 'ADMIN', zainab: 'MEMBER', inger: 'MEMBER', birgitta: 'MEMBER', love: 'MEMBER' },
  gygs: [...parcels, ...kitchens],
};
