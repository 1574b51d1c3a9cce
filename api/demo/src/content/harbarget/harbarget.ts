import type { DemoOrganization } from '../shapes';
import { days } from './days';
import { nights } from './nights';

export const harbarget: DemoOrganization = {
  key: 'harbarget-sta-clara',
  name: 'Härbärget S:ta Clara',
  city: 'Stockholm',
  type: 'NON-PROFIT',
  industry: 17,
  memberApproval: 'MANUAL',
  profileVisible: true,
  emblem: { kind: 'night', color: '#A21942' },
  hero: { kind: 'shelter', goal: 1, variant: 3 },
  summary: 'A warm bed, a meal and company for forty guests, every night of the year.',
  about: [
    'Forty beds behind a red door in Klara. Clean sheets, a lamp of one’s own and breakfast at seven. Those who come are guests, and we say “ni” until they ask us not to.',
    'The night shelter has been open every night since November 1991, including the one when the boiler burst. In the daytime the same rooms hold coffee, foot care, a clothes room and somebody who knows how one fills in forms.',
    '<p lang="sv">Fyrtio sängar bakom en röd dörr i Klara. Rena lakan, en egen lampa och frukost klockan sju. Den som kommer är gäst.</p>',
  ],
  membershipTerms:
    '<p>What you hear here stays here. All who work at night have a day’s training and a colleague beside them. Nobody photographs guests.</p>',
  website: 'https://staclara.example',
  facebook: 'https://facebook.example/harbargetstaclara',
  members: {
    maria: 'ADMIN',
    perOlov: 'ADMIN',
    fatima: 'MEMBER',
    simon: 'MEMBER',
    love: 'MEMBER',
    karim: 'MEMBER',
    ingrid: 'MEMBER',
  },
  gygs: [...nights, ...days],
};
