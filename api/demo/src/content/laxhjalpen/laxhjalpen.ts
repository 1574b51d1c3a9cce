import type { DemoOrganization } from '../shapes';
import { homework } from './homework';
import { talking } from './talking';

export const laxhjalpen: DemoOrganization = {
  key: 'laxhjalpen-rosengard',
  name: 'Läxhjälpen Rosengård',
  city: 'Malmö',
  type: 'NON-PROFIT',
  industry: 16,
  memberApproval: 'MANUAL',
  profileVisible: true,
  emblem: { kind: 'book', color: '#C5192D' },
  hero: { kind: 'tutor', goal: 4, variant: 1 },
  summary: 'Homework help five evenings a week for pupils in Malmö, at eleven tables.',
  about: [
    'It started with one kitchen table, Farid’s, and four boys who wanted to pass maths so that they could go on playing football. Now there are eleven tables, in two schools and a former bank.',
    'We do not do the homework. We sit beside it. Last year 430 pupils came at least ten times, and nine out of ten left year nine with grades for upper secondary. The tenth came back in the autumn and passed then.',
    '<p lang="sv">Vi gör inte läxorna, vi sitter bredvid dem. Elva bord, två skolor och ett gammalt bankkontor i Malmö. Kom som du är, helst med frukt.</p>',
  ],
  membershipTerms:
    '<p>Everyone who meets pupils shows an extract from the police register once a year, comes when they have promised to, and never says “this is easy”.</p>',
  website: 'https://laxhjalpen.example',
  instagram: 'https://instagram.example/laxhjalpenrosengard',
  proposals: {
    whoCanSubmit: 'MEMBERS',
    shortText: 'Something you wished somebody had shown you in year eight? Suggest an evening.',
    buttonText: 'Suggest an evening',
    helpText: 'Tell us for which age, how many pupils and what it might cost. Biscuits are always in the budget.',
  },
  members: {
    farid: 'ADMIN',
    leila: 'ADMIN',
    fatima: 'MEMBER',
    karim: 'MEMBER',
    samira: 'MEMBER',
    wilma: 'MEMBER',
    gunilla: 'MEMBER',
  },
  gygs: [...homework, ...talking],
};
