import type { Locale } from '@gyg/contract';

type Person = { name: string; locale: Locale; showName?: false };

/** Everybody in the demo. The first six can sign in (see accounts.ts). */
const named = {
  elin: { name: 'Elin Sandberg', locale: 'en' },
  britta: { name: 'Britta Hallén', locale: 'se' },
  farid: { name: 'Farid Rahimi', locale: 'en' },
  jonas: { name: 'Jonas Wiik', locale: 'se' },
  ingrid: { name: 'Ingrid Löfgren', locale: 'en' },
  noor: { name: 'Noor Haddad', locale: 'en' },
  amadou: { name: 'Amadou Ceesay', locale: 'en' },
  gunilla: { name: 'Gunilla Ek', locale: 'se' },
  tuva: { name: 'Tuva Nordin', locale: 'se' },
  klara: { name: 'Klara Lind', locale: 'se' },
  mehmet: { name: 'Mehmet Yıldız', locale: 'se' },
  sara: { name: 'Sara Holmqvist', locale: 'se' },
  nilsErik: { name: 'Nils-Erik Bäckman', locale: 'se' },
  fatima: { name: 'Fatima Warsame', locale: 'se' },
  oskar: { name: 'Oskar Lundin', locale: 'se' },
  wilma: { name: 'Wilma Åkesson', locale: 'se' },
  ahmad: { name: 'Ahmad Al-Khatib', locale: 'se' },
  lovisa: { name: 'Lovisa Grip', locale: 'se' },
  perOlov: { name: 'Per-Olov Sundin', locale: 'se', showName: false },
  zainab: { name: 'Zainab Hussein', locale: 'en' },
  daniel: { name: 'Daniel Sarri', locale: 'se' },
  anja: { name: 'Anja Virtanen', locale: 'se' },
  dragan: { name: 'Dragan Petrović', locale: 'se' },
  maria: { name: 'María Lindqvist Rojas', locale: 'se' },
  hugo: { name: 'Hugo Ekelund', locale: 'se' },
  leila: { name: 'Leila Mansouri', locale: 'se' },
  birgitta: { name: 'Birgitta Olsson', locale: 'se' },
  simon: { name: 'Simon Tesfaye', locale: 'en' },
  ebba: { name: 'Ebba Rosén', locale: 'se' },
  jin: { name: 'Jin-ah Park', locale: 'en' },
  kerstin: { name: 'Kerstin Wallin', locale: 'se' },
  yusuf: { name: 'Yusuf Demir', locale: 'se' },
  astrid: { name: 'Astrid Melin', locale: 'se' },
  tomas: { name: 'Tomas Hedlund', locale: 'se' },
  olena: { name: 'Olena Kovalenko', locale: 'en' },
  viktor: { name: 'Viktor Strand', locale: 'se' },
  marta: { name: 'Marta Kowalska', locale: 'en' },
  rashid: { name: 'Rashid Noori', locale: 'en', showName: false },
  inger: { name: 'Inger Fransson', locale: 'se' },
  love: { name: 'Love Andersson', locale: 'se' },
  samira: { name: 'Samira Jama', locale: 'se' },
  bengt: { name: 'Bengt Åhlander', locale: 'se' },
  malin: { name: 'Malin Stoor', locale: 'se' },
  karim: { name: 'Karim Benali', locale: 'se' },
  agneta: { name: 'Agneta Björk', locale: 'se' },
  alva: { name: 'Alva Bergström', locale: 'se' },
  milo: { name: 'Milo Petersson', locale: 'se', showName: false },
  elias: { name: 'Elias Nyström', locale: 'se' },
} as const satisfies Record<string, Person>;

export type PersonKey = keyof typeof named;
export const people: Readonly<Record<PersonKey, Person>> = named;
/** Keys in the order above, for deterministic picks. */
export const personKeys = Object.keys(named).filter((key): key is PersonKey => key in named);
