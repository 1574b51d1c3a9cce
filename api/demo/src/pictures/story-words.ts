import type { Locale } from '@gyg/contract';
import { type SceneKind, storyFaces } from '@gyg/design-system/art';

/** Where the people in a story's picture are. */
const places: Record<SceneKind, Record<Locale, string>> = {
  shore: { en: 'on a shore', se: 'på en strand' },
  repair: { en: 'at a workbench with tools', se: 'vid en arbetsbänk med verktyg' },
  plant: { en: 'where trees are planted', se: 'där det planteras träd' },
  tutor: { en: 'at a table with homework', se: 'vid ett bord med läxor' },
  food: { en: 'where food is handed out', se: 'där det delas ut mat' },
  shelter: { en: 'in a shelter for the night', se: 'i ett härbärge' },
  solar: { en: 'by solar panels on a roof', se: 'vid solpaneler på ett tak' },
  bike: { en: 'among bicycles', se: 'bland cyklar' },
  walk: { en: 'on a path', se: 'på en stig' },
  mire: { en: 'on a mire', se: 'på en myr' },
  mussels: { en: 'under water, where mussels are counted', se: 'under vattnet, där det räknas musslor' },
  cafe: { en: 'in a café', se: 'på ett kafé' },
  code: { en: 'at computers', se: 'vid datorer' },
  music: { en: 'where music is played', se: 'där det spelas musik' },
  swap: { en: 'where clothes are swapped', se: 'på en klädbytardag' },
  council: { en: 'in a meeting', se: 'på ett möte' },
  playground: { en: 'on a playground', se: 'på en lekplats' },
  well: { en: 'by a well', se: 'vid en brunn' },
  harvest: { en: 'in a field at harvest', se: 'på en åker vid skörden' },
  football: { en: 'on a football pitch', se: 'på en fotbollsplan' },
  boat: { en: 'by a boat', se: 'vid en båt' },
  care: { en: 'in a room where someone is cared for', se: 'i ett rum där någon får omvårdnad' },
  dip: { en: 'by the water, dressed for a dip', se: 'vid vattnet, klädda för ett dopp' },
  kitchen: { en: 'in a kitchen', se: 'i ett kök' },
  lab: { en: 'in a laboratory', se: 'i ett laboratorium' },
  move: { en: 'among moving boxes', se: 'bland flyttkartonger' },
  mowing: { en: 'in a meadow that is being mown', se: 'på en äng som slås' },
  papers: { en: 'at a table with papers', se: 'vid ett bord med papper' },
  quay: { en: 'on a quay', se: 'på en kaj' },
  skerry: { en: 'on a skerry', se: 'på ett skär' },
  workshop: { en: 'in a workshop', se: 'i en verkstad' },
  welding: { en: 'where metal is welded', se: 'där det svetsas' },
  pier: { en: 'on a pier', se: 'på en brygga' },
  sewing: { en: 'at sewing machines', se: 'vid symaskiner' },
  nets: { en: 'in a barn with fishing nets', se: 'i en lada med fiskenät' },
  waitingRoom: { en: 'in a waiting room', se: 'i ett väntrum' },
  dayRoom: { en: 'in a room with sofas and coffee', se: 'i ett rum med soffor och kaffe' },
  planning: { en: 'by a map and calendars', se: 'vid en karta och kalendrar' },
  printing: { en: 'at printers that make spare parts', se: 'vid skrivare som gör reservdelar' },
};

const faces: Record<Locale, readonly string[]> = {
  en: ['One person', 'Two people', 'Three people'],
  se: ['En person', 'Två personer', 'Tre personer'],
};

/** What a story's picture shows, in the language of its caption: how many people, and where. */
export const storyWords = (kind: SceneKind, variant: number, language: Locale): string =>
  `${faces[language][storyFaces(variant) - 1]} ${places[kind][language]}`;
