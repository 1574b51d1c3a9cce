import type { Town } from '@gyg/contract';
import { isOnline } from '@gyg/contract/gyg-place';
import { searchText } from '@gyg/contract/search-text';
// Names and coordinates of localities with a thousand inhabitants or more from GeoNames (geonames.org, CC BY 4.0), and
// of smaller ones on the coast. The largest come first.
import swedishTowns from './swedish-towns.json';

/** Towns that have a name of their own in English. */
const englishNames: ReadonlyMap<string, string> = new Map([['Göteborg', 'Gothenburg']]);

const maxTowns = 8;

/** Each town under its names, the Swedish one first. */
const towns = swedishTowns.map((town) => {
  const english = englishNames.get(town.name);
  const named = english === undefined ? [town] : [town, { ...town, name: english }];
  return named.map((spelling) => ({ town: spelling, text: searchText(spelling.name) }));
});
const townByName: ReadonlyMap<string, Town> = new Map(towns.flat().map(({ town, text }) => [text, town]));

/** Up to eight Swedish towns of which a name begins with a text, ignoring case and accents, the largest first. */
export function findTowns(beginning: string): { towns: Town[] } {
  const wanted = searchText(beginning);
  if (wanted === '') return { towns: [] };
  const matching = towns.flatMap((names) => names.find(({ text }) => text.startsWith(wanted)) ?? []).slice(0, maxTowns);
  return { towns: matching.map(({ town }) => town) };
}

/** The longest name of a town in words: "Skanör med Falsterbo". */
const mostWords = 3;
/** Shorter names are also words and parts of other names ("Vi", "Boo"): they count only where they stand alone. */
const leastLetters = 4;
const postalCode = /^(se-?)?\d{3} ?\d{2} /;

/** The town that some words begin or end with, the longest name first. */
function townAtEdge(words: readonly string[], part: (count: number) => readonly string[]): Town | undefined {
  for (let count = Math.min(mostWords, words.length); count > 0; count -= 1) {
    const name = part(count).join(' ');
    const town = name.length < leastLetters ? undefined : townByName.get(name);
    if (town) return town;
  }
  return undefined;
}

/**
 * The town of an address: a part between commas, with or without a postal code ("Kajen 2, 411 38 Göteborg, Sweden"), else
 * the words that a part ends or begins with ("Malmö Live"). The last part comes first. Null if no town is named, or online.
 */
export function townOfAddress(address: string): Town | null {
  if (isOnline(address)) return null;
  const parts = address
    .split(/[,;\n]/)
    .map((part) => searchText(part).replace(postalCode, ''))
    .toReversed();
  const alone = parts.find((part) => townByName.has(part));
  if (alone !== undefined) return townByName.get(alone) ?? null;
  const words = parts.map((part) => part.split(' '));
  for (const word of words) {
    const town = townAtEdge(word, (count) => word.slice(-count));
    if (town) return town;
  }
  for (const word of words) {
    const town = townAtEdge(word, (count) => word.slice(0, count));
    if (town) return town;
  }
  return null;
}
