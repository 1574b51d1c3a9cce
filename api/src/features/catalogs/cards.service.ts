import {
  type AnswerOf,
  type Gyg,
  type GygCard,
  goalTitles,
  gygCardDate,
  heroSizes,
  type Locale,
  type ParsedQueryOf,
  type PictureSizes,
} from '@gyg/contract';
import type { Guest } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { getGygByUrl } from '../gygs';
import { findPublicGyg, viewOrganizationGygs } from '../gygs/read';
import { getCatalogByName } from './catalog.service';

/** Cards are the same for every caller. */
const guest: Guest = { kind: 'guest' };

const words = {
  en: {
    goal: (id: number, title: string) => `Goal ${id}: ${title}`,
    online: 'Online',
    ongoing: 'In-Progress',
    past: 'Past',
    more: (count: number) => `${count} more`,
    people: (count: number) => (count === 1 ? '1 person took part' : `${count} people took part`),
  },
  se: {
    goal: (id: number, title: string) => `Mål ${id}: ${title}`,
    online: 'Digitalt',
    ongoing: 'Pågående',
    past: 'Avslutad',
    more: (count: number) => `${count} till`,
    people: (count: number) => (count === 1 ? '1 person var med' : `${count} personer var med`),
  },
} as const satisfies Record<Locale, unknown>;

const states = { CREATED: 'upcoming', PUBLISHED: 'upcoming', ONGOING: 'ongoing', FINISHED: 'past' } as const;

const picture = (sizes: PictureSizes | undefined) =>
  sizes === undefined || sizes.src === '' ? null : { src: sizes.src, srcset: sizes.srcSet ?? '' };

/** A gyg as a card in one language. `gyg` has its texts in that language where they exist. */
function presentCard(gyg: Gyg, language: Locale, now: Date): GygCard {
  const { goal, online, ongoing, past, more: furtherNeeds, people } = words[language];
  const state = states[gyg.state];
  const { title = '' } = goalTitles[language][gyg.sdgGoalId - 1] ?? {};
  const { main, dateTime } = gygCardDate(gyg, now, language === 'se' ? 'sv' : 'en');
  const { night, ...day } = heroSizes(gyg.gygHero);
  const { first = [], more = 0 } = gyg.state === 'FINISHED' ? {} : (gyg.openNeeds ?? {});
  return {
    id: gyg.id,
    title: gyg.title,
    lang: gyg.language === 'se' ? 'sv' : 'en',
    url: `/go/${encodeURIComponent(gyg.orgFriendlyUrl)}/${encodeURIComponent(gyg.friendlyUrl)}`,
    state,
    stateLabel: { upcoming: '', ongoing, past }[state],
    when: main,
    dateTime,
    place: gyg.address.toLowerCase() === 'online' ? online : gyg.address,
    goal: gyg.sdgGoalId,
    goalTitle: goal(gyg.sdgGoalId, title),
    picture: picture(day),
    night: picture(night),
    needs: first.map((need) => ({ title: need.title, count: need.availablePositions })),
    moreNeeds: more > 0 ? furtherNeeds(more) : '',
    result: state === 'past' && gyg.participantCount > 0 ? people(gyg.participantCount) : '',
    host: gyg.orgName,
  };
}

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
