import { sanitizeHtml, searchText } from '@gyg/api/testing';
import type { Random } from './random';
import { towns } from './towns';
import { activities, frequentShare, keywords, rareShare, sentences, themes } from './words';

export interface GygTexts {
  title: string;
  summary: string;
  address: string;
  lat: number | null;
  lng: number | null;
  searchText: string;
  friendlyUrl: string;
}

const sentencesOf = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.pick(sentences)).join(' ');

function placeOf(random: Random) {
  if (random.chance(0.05)) return { town: 'nätet', address: 'online', lat: null, lng: null };
  const [town, lat, lng] = random.pick(towns);
  // Up to some thirty kilometres from the middle of the town.
  const near = () => (random.next() - 0.5) * 0.6;
  return { town, address: `Storgatan ${random.int(1, 99)}, ${town}`, lat: lat + near(), lng: lng + near() };
}

/** The texts and the place of the gyg with this number. */
export function textsOf(random: Random, number: number): GygTexts {
  const { town, address, lat, lng } = placeOf(random);
  const known = random.chance(rareShare)
    ? ` med ${keywords.rare}`
    : random.chance(frequentShare)
      ? ` och ${keywords.frequent}`
      : '';
  const title = `${random.pick(activities)} ${random.pick(themes)} i ${town}${known}`;
  const summary = sentencesOf(random, random.int(2, 4));
  return {
    title,
    summary,
    address,
    lat,
    lng,
    searchText: searchText(title, summary, address),
    friendlyUrl: `${searchText(title).replace(/[^a-z0-9]+/g, '-')}-${number}`.slice(-60).replace(/^-/, ''),
  };
}

/** The texts of its page. */
export function pageOf(random: Random) {
  const paragraph = () => `<p>${sentencesOf(random, 5)}</p>`;
  return {
    preface: sanitizeHtml(`<p>${sentencesOf(random, 2)}</p>`),
    description: sanitizeHtml(paragraph() + paragraph()),
    impact: sanitizeHtml(paragraph()),
    participantInfo: sanitizeHtml(`<p>${sentencesOf(random, 2)}</p>`),
  };
}
