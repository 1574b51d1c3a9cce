import type { DemoOrganization } from '../shapes';
import { atSea } from './at-sea';
import { harbour } from './harbour';
import { lastYear } from './last-year';
import { onShore } from './on-shore';
import { thisWeek } from './this-week';
import { underWater } from './under-water';
import { workshops } from './workshops';

export const renKust: DemoOrganization = {
  key: 'ren-kust-bohuslan',
  name: 'Ren Kust Bohuslän',
  city: 'Smögen',
  type: 'NON-PROFIT',
  industry: 18,
  memberApproval: 'ANYONE',
  profileVisible: true,
  emblem: { kind: 'coast', color: '#0A97D9' },
  hero: { kind: 'shore', goal: 14, variant: 1 },
  summary:
    'We keep 180 kilometres of coast clean, together with the people who live there. Everything we pick up is weighed and counted.',
  about: [
    'Four fifths of what floats into the Skagerrak lands on our rocks. We did not order it, but we are the ones with boats, so we pick it up.',
    'Ren Kust Bohuslän began in 2009 with two retired fishermen, one trailer and a row about whose turn it was. Today we are 640 members from Strömstad to Öckerö, three aluminium boats and a shed in Smögen that smells of tar and coffee. Last year 1 900 people spent a day with us, and 61 tonnes left the shore.',
    'Anyone can come. You need boots more than experience, we lend life jackets in all sizes from four years up, and there is always soup.',
    '<p lang="sv">Fyra femtedelar av allt som flyter in i Skagerrak landar på våra klippor. Vi har inte beställt det, men vi har båtarna. Alla är välkomna: stövlar är viktigare än erfarenhet, vi lånar ut flytvästar från fyra år och uppåt, och soppa finns det alltid.</p>',
  ],
  membershipTerms:
    '<p>Membership is free. We ask you to follow the skipper’s word on board, to wear a life jacket on the jetty too, and to leave the rocks as you would want to find them.</p>',
  website: 'https://renkust.example',
  facebook: 'https://facebook.example/renkust',
  instagram: 'https://instagram.example/renkust',
  proposals: {
    whoCanSubmit: 'ANYONE',
    shortText: 'Do you know a cove where the rubbish gathers? Tell us where it is and how to get there.',
    buttonText: 'Suggest a shore',
    helpText:
      'A photograph and a position help us most. If a boat is needed, write how deep the water is.\n\nYou can also suggest a collection, for example for equipment. Every Monday we read what has come in, and we answer within ten days.',
  },
  members: {
    britta: 'ADMIN',
    klara: 'ADMIN',
    elin: 'MEMBER',
    amadou: 'MEMBER',
    nilsErik: 'MEMBER',
    jonas: 'MEMBER',
    bengt: 'MEMBER',
    astrid: 'MEMBER',
    hugo: 'MEMBER',
    olena: 'MEMBER',
  },
  gygs: [...thisWeek, ...onShore, ...underWater, ...atSea, ...workshops, ...harbour, ...lastYear],
};
