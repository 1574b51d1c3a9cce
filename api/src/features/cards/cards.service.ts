import type { AnswerOf, Gyg, GygCard, Locale, ParsedQueryOf } from '@gyg/contract';
import type { Guest } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem/problem';
import { getCatalogByName } from '../catalogs';
import { searchGygs, viewOrganizationGygs } from '../gyg-lists';
import { translateGygs } from '../gyg-translations';
import { getGygByUrl } from '../gygs';
import { presentCard } from './card.presenter';

/** Cards are the same for every caller. */
const guest: Guest = { kind: 'guest' };

async function cardsOf({ db }: ApiContext, gygs: readonly Gyg[], language: Locale, now: Date): Promise<GygCard[]> {
  const translated = await translateGygs(db.read, gygs, language);
  return translated.map((gyg) => presentCard(gyg, language, now));
}

/** The cards of an organisation's list, by its id or friendly URL. Throws 404 `org.missing`. */
export async function listOrganizationCards(
  context: ApiContext,
  organizationId: string,
  { lang, ...view }: ParsedQueryOf<'listOrganizationCards'>,
  now: Date,
): Promise<AnswerOf<'listOrganizationCards'>> {
  const { gygs, ...rest } = await viewOrganizationGygs(context, guest, organizationId, view, now);
  return { ...rest, cards: await cardsOf(context, gygs, lang, now) };
}

/** The cards of a catalogue, in its order. Throws 404 as the catalogue itself. */
export async function listCatalogCards(
  context: ApiContext,
  names: { orgFriendlyUrl: string; catalogFriendlyUrl: string },
  lang: Locale,
  now: Date,
): Promise<AnswerOf<'listCatalogCards'>> {
  const { catalogs } = await getCatalogByName(context, guest, names, now);
  const [catalog] = catalogs;
  if (!catalog) throw problem('catalogs.missing');
  const cards = await cardsOf(context, catalog.gygs, lang, now);
  return { name: catalog.name, cards, total: cards.length };
}

/** The card of one public gyg, hidden or not. Throws 404 `gyg.missing`. */
export async function getGygCard(context: ApiContext, gygId: string, lang: Locale, now: Date): Promise<GygCard> {
  const search = {
    ids: [gygId],
    showHidden: true,
    facets: false,
    sort: 'startDateTime:desc',
    page: 0,
    pageSize: 1,
  } as const;
  const { gygs } = await searchGygs(context, guest, search, now);
  const [card] = await cardsOf(context, gygs, lang, now);
  if (!card) throw problem('gyg.missing');
  return card;
}

/** The same by its friendly URLs; previous ones work too. */
export async function getGygCardByName(
  context: ApiContext,
  names: { orgFriendlyUrl: string; gygFriendlyUrl: string },
  lang: Locale,
  now: Date,
): Promise<GygCard> {
  const { gyg } = await getGygByUrl(context, names, now);
  return getGygCard(context, gyg.id, lang, now);
}
