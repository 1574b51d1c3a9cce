import { type Gyg, type GygState, goalTitle, gygStates, type Locale } from '@gyg/contract';
import { gygPlace } from '@gyg/contract/gyg-place';
import { type Actor, isInsider, localeOf, readsAsAdmin } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import type { FileResponse } from '../../../http/call';
import { csvResponse, filePage } from '../../../http/csv-response';
import { needsSignIn } from '../../../problem';
import type { CsvColumns } from '../../../text/write-csv';
import { formatZonedTime } from '../../../text/zoned-time';
import { getOrganizationRow } from '../../organizations';
import type { Asked } from '..';
import { countStates, type GygFilter } from './find-gygs.service';
import { findPartnered, findRepresenting } from './find-seqs.repository';
import { representedAt } from './gyg-counts.repository';
import { filterOf, type GygSearch, pagingOf } from './gyg-search.service';
import { type GygList, listGygs } from './list-gygs.service';

interface GygTexts {
  header: readonly string[];
  states: Record<GygState, string>;
  /** Booked and offered; with a word between them, because a spreadsheet reads 3/5 as a date. */
  of: (counts: { booked: number; offered: number }) => string;
}

const texts: Record<Locale, GygTexts> = {
  en: {
    header: [
      'Title',
      'State',
      'Starts (Swedish time)',
      'Ends (Swedish time)',
      'Address',
      'Goal',
      'Host',
      'Skills',
      'Items',
      'Recipients',
    ],
    states: { CREATED: 'Draft', PUBLISHED: 'Upcoming', ONGOING: 'In-Progress', FINISHED: 'Past' },
    of: ({ booked, offered }) => `${booked} of ${offered}`,
  },
  se: {
    header: [
      'Titel',
      'Status',
      'Börjar (svensk tid)',
      'Slutar (svensk tid)',
      'Adress',
      'Mål',
      'Värd',
      'Insatser',
      'Saker',
      'Mottagare',
    ],
    states: { CREATED: 'Utkast', PUBLISHED: 'Kommande', ONGOING: 'Pågående', FINISHED: 'Avslutad' },
    of: ({ booked, offered }) => `${booked} av ${offered}`,
  },
};

/** The columns of a list of gygs in the reader's language; what is booked only for the gygs that the reader hosts. */
export function gygColumns(locale: Locale): CsvColumns<Gyg> {
  const { header, states, of } = texts[locale];
  const line = ({ counts, ...gyg }: Gyg) => [
    gyg.title,
    states[gyg.state],
    formatZonedTime(new Date(gyg.startDateTime)),
    formatZonedTime(new Date(gyg.endDateTime)),
    gygPlace(gyg.address, locale === 'se' ? 'sv' : 'en'),
    `${gyg.sdgGoalId} ${goalTitle(gyg.sdgGoalId, locale)}`,
    gyg.orgName,
    counts && of(counts.skills),
    counts && of(counts.items),
    counts && of(counts.recipients),
  ];
  return { header, line };
}

interface OrganizationGygSearch extends GygSearch {
  organizationId: string;
  facets: boolean;
  format: 'json' | 'csv';
}

type OrganizationGygList = Omit<GygList, 'facets'> & { facets?: { states: Record<GygState, number> } };

interface Listed {
  /** In the name of a file. */
  name: string;
  filter: GygFilter;
  withCounts?: boolean;
  /** Adds members to the gygs of a page. */
  complete?: (gygs: readonly Gyg[]) => Promise<Gyg[]>;
}

/** A page with facets if requested, or all rows as a file. Throws 401 if a guest asks for a file. */
async function answerList(
  context: ApiContext,
  actor: Actor,
  search: OrganizationGygSearch,
  { name, filter, withCounts = false, complete }: Listed,
  { reading, now }: Asked,
): Promise<OrganizationGygList | FileResponse> {
  if (search.format === 'csv') {
    // A list without pages, in the reader's language: not for guests.
    if (!isInsider(actor)) throw needsSignIn();
    const paging = { ...pagingOf(search), ...filePage };
    const { gygs } = await listGygs(context, actor, filter, paging, now, {
      withCounts: true,
      withNeeds: false,
      language: reading,
    });
    const language = localeOf(actor);
    return csvResponse({ name, rows: gygs, ...gygColumns(language) }, { language, now });
  }
  const [{ gygs, total, page, pageSize }, states] = await Promise.all([
    listGygs(context, actor, filter, pagingOf(search), now, { withCounts, language: reading }),
    search.facets ? countStates(context, actor, { ...filter, states: gygStates }, now) : undefined,
  ]);
  const shown = complete === undefined ? gygs : await complete(gygs);
  return { gygs: shown, total, page, pageSize, ...(states && { facets: { states } }) };
}

/** The gygs that an organisation hosts, with counts for its hosts. Throws 404 if it is missing. */
export async function searchHostedGygs(
  context: ApiContext,
  actor: Actor,
  search: OrganizationGygSearch,
  asked: Asked,
): Promise<OrganizationGygList | FileResponse> {
  await getOrganizationRow(context.db.read, search.organizationId);
  const filter = { ...filterOf(search), hostId: search.organizationId };
  return answerList(context, actor, search, { name: 'hosted', filter, withCounts: true }, asked);
}

const joinedBy = { participants: findRepresenting, partners: findPartnered } as const;

/** Adds who represents the organisation at each gyg. One statement. */
async function withRepresented({ db }: ApiContext, organizationId: string, gygs: readonly Gyg[]) {
  const represented = await representedAt(
    db.read,
    organizationId,
    gygs.map(({ id }) => id),
  );
  return gygs.map((gyg) => ({ ...gyg, represented: represented.get(gyg.id) ?? { people: 0, waiting: 0 } }));
}

/**
 * Gygs of others in which an organisation is represented or an accepted partner; for its admins with the number of
 * people who represent it. Throws 404.
 */
export async function searchJoinedGygs(
  context: ApiContext,
  actor: Actor,
  how: keyof typeof joinedBy,
  search: OrganizationGygSearch,
  asked: Asked,
): Promise<OrganizationGygList | FileResponse> {
  const { read } = context.db;
  const { id } = await getOrganizationRow(read, search.organizationId);
  const filter = { ...filterOf(search), notHostId: id, seqs: await joinedBy[how](read, id) };
  const listed: Listed = { name: how, filter };
  if (how === 'participants' && readsAsAdmin(actor, id)) {
    listed.complete = (gygs) => withRepresented(context, id, gygs);
  }
  return answerList(context, actor, search, listed, asked);
}
