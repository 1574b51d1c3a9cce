import type { SceneKind } from '../../art/index';
import type { GygState } from '../components/badge/badge';

/** One gyg for stories, in both languages. */
export interface SampleGyg {
  kind: SceneKind;
  goal: number;
  state: GygState;
  host: string;
  place: string;
  en: { title: string; date: string; needs: string };
  sv: { title: string; date: string; needs: string };
}

export const sampleGygs: readonly SampleGyg[] = [
  {
    kind: 'shore',
    goal: 14,
    state: 'upcoming',
    host: 'Ren Kust Bohuslän',
    place: 'Ramsvikslandet, Sotenäs',
    en: {
      title: 'Spring clean-up on Ramsvik’s outer shore',
      date: 'Sat, Jun 12, 09:30',
      needs: '18 helpers and 6 vans wanted',
    },
    sv: {
      title: 'Vårstädning på Ramsviks yttersida',
      date: 'lör 12 juni kl. 09:30',
      needs: '18 hjälpare och 6 skåpbilar sökes',
    },
  },
  {
    kind: 'repair',
    goal: 12,
    state: 'ongoing',
    host: 'Fixarkollektivet',
    place: 'Majornas bibliotek, Göteborg',
    en: {
      title: 'Repair café: bring it broken, take it home',
      date: 'Thu, Jun 10, 17:00',
      needs: '5 fixers and 12 lamps wanted',
    },
    sv: {
      title: 'Reparationskafé: kom med det trasiga, gå hem med det hela',
      date: 'tors 10 juni kl. 17:00',
      needs: '5 fixare och 12 lampor sökes',
    },
  },
  {
    kind: 'plant',
    goal: 15,
    state: 'upcoming',
    host: 'Skogsvännerna Uppland',
    place: 'Hågadalen, Uppsala',
    en: {
      title: 'Two thousand oaks for Hågadalen',
      date: 'Sun, Jun 13, 10:00',
      needs: '40 planters and 25 spades wanted',
    },
    sv: {
      title: 'Tvåtusen ekar till Hågadalens biosfärområde',
      date: 'sön 13 juni kl. 10:00',
      needs: '40 planterare och 25 spadar sökes',
    },
  },
  {
    kind: 'tutor',
    goal: 4,
    state: 'past',
    host: 'Läxhjälpen Rosengård',
    place: 'Rosengårdsskolan, Malmö',
    en: { title: 'Homework evenings for years 7 to 9', date: 'Tue, Jun 8, 16:30', needs: '7 tutors wanted' },
    sv: { title: 'Läxhjälpskvällar för högstadieelever', date: 'tis 8 juni kl. 16:30', needs: '7 läxhjälpare sökes' },
  },
  {
    kind: 'food',
    goal: 2,
    state: 'upcoming',
    host: 'Matlådan Norrköping',
    place: 'Ljura centrum, Norrköping',
    en: {
      title: 'Sort and share: the Thursday food bank',
      date: 'Thu, Jun 17, 13:00',
      needs: '9 sorters and 40 crates wanted',
    },
    sv: {
      title: 'Sortera och dela: torsdagens matbank',
      date: 'tors 17 juni kl. 13:00',
      needs: '9 sorterare och 40 backar sökes',
    },
  },
  {
    kind: 'shelter',
    goal: 1,
    state: 'draft',
    host: 'Härberget S:ta Clara',
    place: 'Klara Södra kyrkogata, Stockholm',
    en: {
      title: 'Warm beds when it drops below zero',
      date: 'Fri, Nov 12, 20:00',
      needs: '12 night hosts and 60 blankets wanted',
    },
    sv: {
      title: 'Varma sängar när det blir minusgrader',
      date: 'fre 12 nov kl. 20:00',
      needs: '12 nattvärdar och 60 filtar sökes',
    },
  },
  {
    kind: 'mussels',
    goal: 6,
    state: 'upcoming',
    host: 'Mälarens musslor',
    place: 'Björkfjärden, Ekerö',
    en: { title: 'Count the mussels in Mälaren', date: 'Sun, Jun 20, 10:00', needs: '8 snorkellers wanted' },
    sv: { title: 'Räkna musslor i Mälaren', date: 'sön 20 juni kl. 10:00', needs: '8 snorklare sökes' },
  },
  {
    kind: 'cafe',
    goal: 10,
    state: 'ongoing',
    host: 'Språkvän Luleå',
    place: 'Stadsbiblioteket, Luleå',
    en: { title: 'Language café: Swedish over coffee', date: 'Mon, Jun 14, 18:00', needs: '12 talkers wanted' },
    sv: { title: 'Språkkafé: svenska över en kopp kaffe', date: 'mån 14 juni kl. 18:00', needs: '12 pratglada sökes' },
  },
];

/** The goals' names for stories; the product takes them from the contract. */
export const sampleGoalTitles = {
  en: [
    'No poverty',
    'Zero hunger',
    'Good health and well-being',
    'Quality education',
    'Gender equality',
    'Clean water and sanitation',
    'Affordable and clean energy',
    'Decent work and economic growth',
    'Industry, innovation and infrastructure',
    'Reduced inequalities',
    'Sustainable cities and communities',
    'Responsible consumption and production',
    'Climate action',
    'Life below water',
    'Life on land',
    'Peace, justice and strong institutions',
    'Partnerships for the goals',
  ],
  sv: [
    'Ingen fattigdom',
    'Ingen hunger',
    'God hälsa och välbefinnande',
    'God utbildning för alla',
    'Jämställdhet',
    'Rent vatten och sanitet',
    'Hållbar energi för alla',
    'Anständiga arbetsvillkor och ekonomisk tillväxt',
    'Hållbar industri, innovationer och infrastruktur',
    'Minskad ojämlikhet',
    'Hållbara städer och samhällen',
    'Hållbar konsumtion och produktion',
    'Bekämpa klimatförändringarna',
    'Hav och marina resurser',
    'Ekosystem och biologisk mångfald',
    'Fredliga och inkluderande samhällen',
    'Genomförande och globalt partnerskap',
  ],
} as const;

export type SampleLanguage = 'en' | 'sv';
/** The story's language, chosen in the toolbar. */
export const languageOf = (globals: Record<string, unknown>): SampleLanguage =>
  globals.language === 'sv' ? 'sv' : 'en';

export const stateLabels = {
  en: { draft: 'Draft', upcoming: 'Upcoming', ongoing: 'In-Progress', past: 'Past' },
  sv: { draft: 'Utkast', upcoming: 'Kommande', ongoing: 'Pågående', past: 'Avslutad' },
} as const;

export const goalsIn = (language: SampleLanguage) =>
  sampleGoalTitles[language].map((title, index) => ({ id: index + 1, title }));
