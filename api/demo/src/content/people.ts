import type { Locale } from '@gyg/contract';

/** `portrait` is the seed of the picture: chosen once, so that face and name go together. */
type Person = { name: string; locale: Locale; portrait: number; showName?: false; searchable?: true };

/** Everybody in the demo. The first six can sign in (see accounts.ts). */
const named = {
  elin: { name: 'Elin Sandberg', locale: 'en', portrait: 17 },
  britta: { name: 'Britta Hallén', locale: 'se', portrait: 8, searchable: true },
  farid: { name: 'Farid Rahimi', locale: 'en', portrait: 355 },
  jonas: { name: 'Jonas Wiik', locale: 'se', portrait: 197 },
  ingrid: { name: 'Ingrid Löfgren', locale: 'en', portrait: 266 },
  noor: { name: 'Noor Haddad', locale: 'en', portrait: 5 },
  amadou: { name: 'Amadou Ceesay', locale: 'en', portrait: 172 },
  gunilla: { name: 'Gunilla Ek', locale: 'se', portrait: 592 },
  tuva: { name: 'Tuva Nordin', locale: 'se', portrait: 279 },
  klara: { name: 'Klara Lind', locale: 'se', portrait: 579, searchable: true },
  mehmet: { name: 'Mehmet Yıldız', locale: 'se', portrait: 108 },
  sara: { name: 'Sara Holmqvist', locale: 'se', portrait: 60 },
  nilsErik: { name: 'Nils-Erik Bäckman', locale: 'se', portrait: 972 },
  fatima: { name: 'Fatima Warsame', locale: 'se', portrait: 84 },
  oskar: { name: 'Oskar Lundin', locale: 'se', portrait: 1515 },
  wilma: { name: 'Wilma Åkesson', locale: 'se', portrait: 931 },
  ahmad: { name: 'Ahmad Al-Khatib', locale: 'se', portrait: 1130 },
  lovisa: { name: 'Lovisa Grip', locale: 'se', portrait: 163 },
  perOlov: { name: 'Per-Olov Sundin', locale: 'se', portrait: 225, showName: false },
  zainab: { name: 'Zainab Hussein', locale: 'en', portrait: 267 },
  daniel: { name: 'Daniel Sarri', locale: 'se', portrait: 148 },
  anja: { name: 'Anja Virtanen', locale: 'se', portrait: 347 },
  dragan: { name: 'Dragan Petrović', locale: 'se', portrait: 191 },
  maria: { name: 'María Lindqvist Rojas', locale: 'se', portrait: 9 },
  hugo: { name: 'Hugo Ekelund', locale: 'se', portrait: 23 },
  leila: { name: 'Leila Mansouri', locale: 'se', portrait: 430 },
  birgitta: { name: 'Birgitta Olsson', locale: 'se', portrait: 405 },
  simon: { name: 'Simon Tesfaye', locale: 'en', portrait: 668 },
  ebba: { name: 'Ebba Rosén', locale: 'se', portrait: 343 },
  jin: { name: 'Jin-ah Park', locale: 'en', portrait: 1292 },
  kerstin: { name: 'Kerstin Wallin', locale: 'se', portrait: 300 },
  yusuf: { name: 'Yusuf Demir', locale: 'se', portrait: 297 },
  astrid: { name: 'Astrid Melin', locale: 'se', portrait: 2327 },
  tomas: { name: 'Tomas Hedlund', locale: 'se', portrait: 1713 },
  olena: { name: 'Olena Kovalenko', locale: 'en', portrait: 1835 },
  viktor: { name: 'Viktor Strand', locale: 'se', portrait: 6 },
  marta: { name: 'Marta Kowalska', locale: 'en', portrait: 1412 },
  rashid: { name: 'Rashid Noori', locale: 'en', portrait: 121, showName: false },
  inger: { name: 'Inger Fransson', locale: 'se', portrait: 45 },
  love: { name: 'Love Andersson', locale: 'se', portrait: 710 },
  samira: { name: 'Samira Jama', locale: 'se', portrait: 1720 },
  bengt: { name: 'Bengt Åhlander', locale: 'se', portrait: 10 },
  malin: { name: 'Malin Stoor', locale: 'se', portrait: 1595 },
  karim: { name: 'Karim Benali', locale: 'se', portrait: 87 },
  agneta: { name: 'Agneta Björk', locale: 'se', portrait: 1275 },
  alva: { name: 'Alva Bergström', locale: 'se', portrait: 126 },
  milo: { name: 'Milo Petersson', locale: 'se', portrait: 409, showName: false },
  elias: { name: 'Elias Nyström', locale: 'se', portrait: 21 },
} as const satisfies Record<string, Person>;

export type PersonKey = keyof typeof named;
export const people: Readonly<Record<PersonKey, Person>> = named;
/** Keys in the order above, for deterministic picks. */
export const personKeys = Object.keys(named).filter((key): key is PersonKey => key in named);
