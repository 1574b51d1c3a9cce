import type { Tx } from '@gyg/database';
import { type FieldError, problem } from '../../../problem';
import { isPublished } from '../../gygs';
import { getOrganizationsByIds } from '../../organizations';
import { getStoriesByIds } from '../../stories';
import type { FeaturedRow } from '../featured';
import type { Days } from './featured-places';
import { listGygStates } from './featured-targets.repository';

export type Wanted = Days & { id: string };
export type WantedLists = Record<'organizations' | 'gygs' | 'stories', readonly Wanted[]>;

export const kindOf = { organizations: 'organization', gygs: 'gyg', stories: 'story' } as const satisfies Record<
  keyof WantedLists,
  FeaturedRow['kind']
>;

const messages = {
  unknown: 'It does not exist any more',
  doubled: 'It is in the list twice',
  until_before_from: 'The last day is before the first',
  draft: 'The gyg is a draft: publish it first',
  not_approved: 'The story is not approved',
  consent_withdrawn: 'A person in the picture does not agree any more to be shown',
} as const;
type Refusal = keyof typeof messages;

/** What each target may be refused for, by id; unknown ones are absent. */
async function findTargets(
  tx: Tx,
  wanted: WantedLists,
): Promise<Record<keyof WantedLists, Map<string, Refusal | null>>> {
  const idsOf = (list: keyof WantedLists) => wanted[list].map(({ id }) => id);
  const organizations = await getOrganizationsByIds(tx, idsOf('organizations'));
  const gygs = await listGygStates(tx, idsOf('gygs'));
  const stories = await getStoriesByIds(tx, idsOf('stories'), 'own');
  return {
    organizations: new Map(organizations.map(({ id }) => [id, null])),
    gygs: new Map(gygs.map((gyg) => [gyg.id, isPublished(gyg) ? null : 'draft'])),
    stories: new Map(
      stories.map(({ id, status, consent }) => [
        id,
        consent === 'WITHDRAWN' ? 'consent_withdrawn' : status === 'APPROVED' ? null : 'not_approved',
      ]),
    ),
  };
}

function whyRefused(
  list: readonly Wanted[],
  index: number,
  refusals: Map<string, Refusal | null>,
): Refusal | undefined {
  const row = list[index];
  if (!row) return undefined;
  const { id, from, until } = row;
  if (!refusals.has(id)) return 'unknown';
  if (list.findIndex((entry) => entry.id === id) !== index) return 'doubled';
  if (from !== null && until !== null && until < from) return 'until_before_from';
  return refusals.get(id) ?? undefined;
}

/** Throws 400 `featured.refused` with an error for each row that cannot be featured. */
export async function requireFeaturable(tx: Tx, wanted: WantedLists): Promise<void> {
  const targets = await findTargets(tx, wanted);
  const lists = ['organizations', 'gygs', 'stories'] as const;
  const errors: FieldError[] = lists.flatMap((name) =>
    wanted[name].flatMap((_row, index) => {
      const code = whyRefused(wanted[name], index, targets[name]);
      return code === undefined ? [] : [{ path: `${name}.${index}`, code, message: messages[code] }];
    }),
  );
  if (errors.length > 0) throw problem('featured.refused', { errors });
}
