import type { AnswerOf, Decision } from '@gyg/contract';
import { buildDecision } from '@gyg/contract/testing';
import { scenePicture } from './pictures';

const about = buildDecision();
const same = { created: '2027-06-09T08:00:00.000Z', deadline: null, gyg: null };
const person = (fullName: string) => ({ id: fullName, fullName, profileImage: null });
const organization = (name: string) => ({
  id: name,
  name,
  logo: null,
  friendlyUrl: name.toLowerCase(),
  organizationType: 'NON-PROFIT',
});

/** One decision of each kind. */
export const decisions: readonly Decision[] = [
  about,
  buildDecision({
    targetId: 'booking-2',
    person: person('Samuel Okoro'),
    contributionType: 'COMMODITY',
    needTitle: 'Sacks, 160 litres',
    quantity: 20,
    offeredPositions: 140,
    confirmedPositions: 40,
    comment: '',
    orgName: 'Fixarkollektivet',
  }),
  {
    kind: 'story',
    ...same,
    targetId: 'story-1',
    gyg: about.gyg,
    person: person('Selam Tesfay'),
    caption: 'Doctor Hedda knew the Latin name of everything we stepped on.',
    language: 'en',
    url: scenePicture('shore', 14),
    altText: 'Three people on their knees, looking at mussels',
  },
  {
    kind: 'membership',
    ...same,
    targetId: 'request-1',
    person: person('Elin Hallberg'),
    invitationRef: 'INVITE_LINK',
  },
  {
    kind: 'representation',
    ...same,
    targetId: 'wish-1',
    person: person('Daniel Haddad'),
    needId: 'need-mechanic',
    needTitle: 'Bicycle mechanic',
    contributionType: 'SKILL',
    quantity: 1,
  },
  {
    kind: 'proposal',
    ...same,
    targetId: 'proposal-1',
    person: person('Oskar Lind'),
    type: 'GYG',
    title: 'Oyster walk for beginners',
    sdgGoalId: 14,
    image: null,
    startDateTime: '2027-09-18T07:00:00.000Z',
  },
  { kind: 'partner', ...same, targetId: 'gyg-other', person: null, host: organization('Fixarkollektivet') },
  {
    kind: 'portfolio',
    ...same,
    targetId: 'portfolio-1',
    person: null,
    name: 'Bohuskusten 2027',
    owner: organization('Matlådan'),
  },
];

/** A page of decisions, as the API answers. */
export const decisionsAnswer = (all: readonly Decision[], pageSize = 20): AnswerOf<'listDecisions'> => ({
  decisions: all.slice(0, pageSize),
  total: all.length,
  page: 0,
  pageSize,
});
