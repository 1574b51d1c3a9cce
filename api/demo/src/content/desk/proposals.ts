import type { ProposalPaymentMethod, ProposalStatus } from '@gyg/contract';
import type { OrganizationKey } from '../organization-keys';
import type { PersonKey } from '../people';
import type { DemoScene, RelativeSpan } from '../shapes';

/** An idea for a gyg, or with a payment method for a collection. */
export interface DemoProposal {
  key: string;
  /** The organisation that it is sent to. */
  to: OrganizationKey;
  by: PersonKey;
  /** The organisation that the author proposes it for. */
  as?: OrganizationKey;
  paymentMethod?: ProposalPaymentMethod;
  title: string;
  summary: string;
  description: readonly string[];
  /** Its picture; an accepted one has that of its gyg. */
  scene?: DemoScene;
  goal: number;
  address: string;
  at: RelativeSpan;
  moreInfo?: string;
  /** To the organisation’s own questions, by their texts. */
  answers?: Readonly<Record<string, string>>;
  daysAgo: number;
  status: ProposalStatus;
  /** The organisation's words with its answer. */
  comments?: string;
  /** The draft that an accepted one became. */
  gyg?: string;
}

/** Proposals in their authors' languages, newest first within an organisation. */
export const demoProposals: readonly DemoProposal[] = [
  {
    key: 'kayaks-to-salo',
    to: 'ren-kust-bohuslan',
    by: 'elin',
    title: 'By kayak to the Sälö islands',
    summary:
      'There are eleven small islands that no boat of ours can land on. Twenty kayaks could, and bring back two sacks each.',
    description: [
      'The kayak club in Lysekil lends us ten double kayaks for a day if someone checks the drain plugs.',
      'We paddle out in two groups, pick for three hours and raft the sacks together on the way home.',
    ],
    scene: { kind: 'shore', variant: 11 },
    goal: 14,
    address: 'Lysekils kajakklubb, Lysekil',
    at: { inDays: 66, on: 'sat', time: '08:00', hours: 9 },
    moreInfo: 'I have led groups at sea for four summers and can bring a second leader.',
    daysAgo: 2,
    status: 'PENDING',
  },
  {
    key: 'silent-outboard',
    to: 'ren-kust-bohuslan',
    by: 'viktor',
    as: 'tidtabellbyran',
    paymentMethod: 'COLLECT_AND_TRANSFER',
    title: 'En utombordare som inte låter',
    summary:
      'Vi vill samla in till en elmotor åt er minsta båt. Kontoret lägger första tiotusen och utmanar sex andra kontor.',
    description: [
      'Insamlingen pågår i fyra veckor. Varje krona syns på en karta över hur långt båten skulle komma på den.',
      'Når vi inte hela vägen köper ni batteriet först, det går att använda till annat så länge.',
    ],
    scene: { kind: 'shore', variant: 13 },
    goal: 13,
    address: 'Lindholmspiren, Göteborg',
    at: { inDays: 30, time: '08:00', hours: 24 * 28 },
    daysAgo: 6,
    status: 'PENDING',
  },
  {
    key: 'listening-to-seals',
    to: 'ren-kust-bohuslan',
    by: 'simon',
    title: 'A morning of listening to seals',
    summary:
      'Half an hour in silence on the rocks, a hydrophone in the water, and a list of everything that made a sound.',
    description: ['I have borrowed the hydrophone from the university. It records in stereo and does not mind waves.'],
    goal: 14,
    address: 'Stångehuvud, Lysekil',
    at: { inDays: 45, on: 'sun', time: '06:30', hours: 4 },
    daysAgo: 11,
    status: 'PENDING',
  },
  {
    key: 'night-patrol',
    to: 'ren-kust-bohuslan',
    by: 'olena',
    title: 'Night patrol with UV lamps',
    summary:
      'Plastic pellets glow in ultraviolet light. We did this on the Black Sea and mapped 14 kilometres in five nights. It works on rocks too.',
    description: [
      'We walk in pairs with a string between us. One looks, one counts, and after an hour we change.',
      'I can train the leaders on an evening before. The lamps cost 190 kronor each.',
    ],
    goal: 14,
    address: 'Tjurpannans naturreservat, Tanum',
    at: { inDays: 118, on: 'fri', time: '20:30', hours: 3 },
    daysAgo: 24,
    status: 'ACCEPTED',
    comments: 'Yes, please. Klara writes to you about the permission, and you lead the first evening with her.',
    gyg: 'night-patrol-uv-lamps',
  },
  {
    key: 'after-the-party',
    to: 'ren-kust-bohuslan',
    by: 'tuva',
    title: 'Kråkholmen, morgonen efter',
    summary:
      'Raketpinnar och champagnekorkar ligger kvar efter varje fest. Jag vill städa holmen en söndag klockan åtta, medan de andra sover.',
    description: ['Holmen är liten, så det räcker med tio personer och en som kan göra upp eld.'],
    goal: 12,
    address: 'Kråkholmen, Gravarne',
    at: { inDays: 52, on: 'sun', time: '08:00', hours: 3 },
    daysAgo: 40,
    status: 'DECLINED',
    comments:
      'Tack! Tyvärr kommer ingen av våra båtar in där förrän farleden är utprickad igen. Kom gärna med till Ramsvik i stället, där ligger raketpinnarna från hela kommunen.',
  },
  {
    key: 'typewriters',
    to: 'fixarkollektivet',
    by: 'kerstin',
    title: 'Skrivmaskinskväll med kundtjänst',
    summary:
      'Skatteverket gav bort sextio skrivmaskiner 1994. Jag vet var trettioåtta av dem står, och de flesta hackar.',
    description: [
      'Färgband finns att köpa igen. Det som fattas är någon som vågar ta loss vagnen, och tålmodiga händer till resten.',
      'Efteråt skriver vi varsitt brev. Jag ordnar papper med vattenstämpel.',
    ],
    scene: { kind: 'repair', variant: 11 },
    goal: 12,
    address: 'Fixarkollektivets verkstad, Karl Johansgatan 47, Göteborg',
    at: { inDays: 38, on: 'thu', time: '17:30', hours: 4 },
    moreInfo: 'Sex maskiner kan jag köra själv. De väger som en ung hund.',
    answers: {
      'How many people would take part?': 'Ett tjugotal. Vi är tolv från kundtjänst redan.',
      'Which tools and spare parts are needed?': 'Smala skruvmejslar, symaskinsolja och nya färgband.',
      'Could you lead it yourself?': 'Ja, om någon annan tar kassan.',
    },
    daysAgo: 3,
    status: 'PENDING',
  },
  {
    key: 'first-toolbox',
    to: 'fixarkollektivet',
    by: 'oskar',
    paymentMethod: 'DIRECT_TO_CHARITY',
    title: 'En första verktygslåda',
    summary:
      'Hundra kompletta verktygslådor till unga som flyttar hemifrån från familjehem. En låda kostar 480 kronor.',
    description: [
      'Pengarna går direkt till familjehemmens förening. Vi packar lådorna en lördag och skriver en lapp i varje.',
    ],
    scene: { kind: 'repair', variant: 12 },
    goal: 10,
    address: 'Majorna, Göteborg',
    at: { inDays: 20, time: '09:00', hours: 24 * 35 },
    daysAgo: 8,
    status: 'PENDING',
  },
  {
    key: 'zips',
    to: 'fixarkollektivet',
    by: 'hugo',
    title: 'Zipper clinic',
    summary:
      'A jacket with a broken zip is thrown away every four seconds in Europe, or so Sara claims. Give us an afternoon and we will find out how many we can save.',
    description: ['Sails have zips too, so I know a sailmaker who would come. She is fast and does not like chatting.'],
    answers: {
      'How many people would take part?': '15 to 20, and their jackets.',
      'Which tools and spare parts are needed?': 'Pliers, and sliders in sizes 5 to 10. I have a biscuit tin of them.',
    },
    goal: 12,
    address: 'Fixarkollektivets verkstad, Karl Johansgatan 47, Göteborg',
    at: { inDays: 70, on: 'sun', time: '13:00', hours: 4 },
    daysAgo: 31,
    status: 'ACCEPTED',
    comments: 'The biscuit tin of sliders is yours. Bring the sailmaker.',
    gyg: 'zipper-clinic',
  },
  {
    key: 'laser-cutter',
    to: 'fixarkollektivet',
    by: 'rashid',
    paymentMethod: 'COLLECT_AND_TRANSFER',
    title: 'Collect for a laser cutter',
    summary: 'A laser cutter of our own would make the spare parts we now order from abroad. It costs 61 000 kronor.',
    description: ['Four members have promised 2 000 kronor each. I would run the collection and report each week.'],
    goal: 9,
    address: 'Göteborg',
    at: { inDays: 15, time: '09:00', hours: 24 * 30 },
    daysAgo: 55,
    status: 'DECLINED',
    comments: 'The board has said no to machines that we cannot repair ourselves. Thank you for the careful numbers.',
  },
  {
    key: 'basketball-fractions',
    to: 'laxhjalpen-rosengard',
    by: 'samira',
    title: 'Bråk på basketplanen',
    summary:
      'Tre lag, åtta korgar och en tavla. Varje skott är en bråkdel, och den som räknar fel får springa ett varv.',
    description: [
      'Jag har provat med min lagkamrats klass. De räknade i två timmar utan att någon frågade om det var lektion.',
    ],
    scene: { kind: 'football', variant: 5 },
    goal: 4,
    address: 'Rosengårds sporthall, Malmö',
    at: { inDays: 28, on: 'sat', time: '10:00', hours: 3 },
    daysAgo: 1,
    status: 'PENDING',
  },
  {
    key: 'calculators',
    to: 'laxhjalpen-rosengard',
    by: 'karim',
    paymentMethod: 'DIRECT_TO_CHARITY',
    title: 'Grafräknare till alla som läser Matte 2',
    summary:
      'Sjuttio elever delar på nio räknare. Vi samlar in till sextioett, och Farid lovar att låsa in dem på nätterna.',
    description: ['Butiken i Malmö ger tjugo procent om vi köper alla på en gång.'],
    goal: 4,
    address: 'Rosengårdsskolan, Malmö',
    at: { inDays: 18, time: '08:00', hours: 24 * 40 },
    daysAgo: 9,
    status: 'PENDING',
  },
  {
    key: 'midnight-library',
    to: 'laxhjalpen-rosengard',
    by: 'wilma',
    as: 'tidtabellbyran',
    title: 'Biblioteket öppet till midnatt',
    summary: 'Veckan före nationella proven, med tyst våning, pratvåning och en nattbuss som faktiskt väntar.',
    description: ['Jag kan ordna bussen. Det är det enda jag kan ordna, men den är viktig.'],
    goal: 4,
    address: 'Rosengårdsbiblioteket, Malmö',
    at: { inDays: 50, on: 'mon', time: '16:00', hours: 8 },
    daysAgo: 36,
    status: 'DECLINED',
    comments: 'Biblioteket har sagt nej till nätter, men ja till 20.00. Vi tar bussen dit om den vill vänta tidigare.',
  },
];
