import type { AnswerOf, Gyg, GygCard, Locale, ParsedQueryOf } from '@gyg/contract';
import type { Guest } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { getGygByUrl } from '../gygs';
import { findPublicGyg, viewOrganizationGygs } from '../gygs/read';
import { presentCard } from './card.presenter';
import { getCatalogByName } from './catalog.service';

/** Cards are the same for every caller. */
const guest: Guest = { kind: 'guest' };

const cardsOf = (gygs: readonly Gyg[], language: Locale, now: Date): GygCard[] =>
  gygs.map((gyg) => presentCard(gyg, language, now));

/** Gygs of a page without a limit: full rows of one, two, three and four cards. */
const pageSize = 12;

/** The cards of an organisation's list. Throws 404 `org.missing`. */
export async function listGygCards(
  context: ApiContext,
  { organization, sort, tags, limit = 0, lang, ...options }: ParsedQueryOf<'listGygCards'>,
  now: Date,
): Promise<AnswerOf<'listGygCards'>> {
  const view = {
    ...options,
    tags: tags.join(','),
    goals: options.goals.length > 0 ? options.goals : undefined,
    sort: sort === 'soonest' ? 'soonest' : 'startDateTime:desc',
    pageSize: Math.max(pageSize, limit),
  } as const;
  const asked = { reading: lang, now };
  const { gygs, ...rest } = await viewOrganizationGygs(context, guest, organization, view, asked);
  return { ...rest, cards: cardsOf(gygs, lang, now) };
}

/** The cards of a catalogue, in its order. Throws 404 as the catalogue itself. */
export async function listCatalogCards(
  context: ApiContext,
  { catalog: named, lang }: ParsedQueryOf<'listCatalogCards'>,
  now: Date,
): Promise<AnswerOf<'listCatalogCards'>> {
  const [orgFriendlyUrl = '', catalogFriendlyUrl = ''] = named.split('/');
  const address = { orgFriendlyUrl, catalogFriendlyUrl };
  const { catalogs } = await getCatalogByName(context, guest, address, { reading: lang, now });
  const [catalog] = catalogs;
  if (!catalog) throw problem('catalogs.missing');
  const cards = cardsOf(catalog.gygs, lang, now);
  return { name: catalog.name, cards, total: cards.length };
}

/** The id of a gyg by its id or its friendly URLs; previous ones work too. Throws 404 `gyg.missing`. */
async function idOf(context: ApiContext, gyg: string, now: Date): Promise<string> {
  const [orgFriendlyUrl = '', gygFriendlyUrl] = gyg.split('/');
  if (gygFriendlyUrl === undefined) return gyg;
  return (await getGygByUrl(context, { orgFriendlyUrl, gygFriendlyUrl }, { reading: 'own', now })).gyg.id;
}

/** The card of one public gyg, hidden or not. Throws 404 `gyg.missing`. */
export async function getGygCard(
  context: ApiContext,
  { gyg, lang }: ParsedQueryOf<'getGygCard'>,
  now: Date,
): Promise<GygCard> {
  const visible = await findPublicGyg(context, guest, await idOf(context, gyg, now), { reading: lang, now });
  if (!visible) throw problem('gyg.missing');
  return presentCard(visible, lang, now);
}
