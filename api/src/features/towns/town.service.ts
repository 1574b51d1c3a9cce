import type { Town } from '@gyg/contract';
import { searchText } from '../../text/search-text';
// Names and coordinates of localities with a thousand inhabitants or more from GeoNames (geonames.org, CC BY 4.0), and
// of smaller ones on the coast. The largest come first.
import swedishTowns from './swedish-towns.json';

const maxTowns = 8;
const towns = swedishTowns.map((town) => ({ town, text: searchText(town.name) }));

/** Up to eight Swedish towns whose name begins with a text, ignoring case and accents, the largest first. */
export function findTowns(beginning: string): { towns: Town[] } {
  const wanted = searchText(beginning);
  if (wanted === '') return { towns: [] };
  const found = towns.filter(({ text }) => text.startsWith(wanted)).slice(0, maxTowns);
  return { towns: found.map(({ town }) => town) };
}
