import type { Gyg, GygState } from '@gyg/contract';
import type { ApiConfig } from '../../../api-context';
import { JsonAnswer } from '../../../http/call';
import { gygHero } from '..';
import type { ShownCard } from './shown-cards.repository';

/** A gyg of a list as JSON of the contract's `Gyg`, without its last brace so that members can be added. */
export interface CardText {
  id: string;
  open: string;
}

type Added = Partial<Pick<Gyg, 'counts' | 'distanceKm' | 'openNeeds' | 'represented' | 'tags'>>;

/** The text with more members; those that are undefined are left out. */
export function withMembers({ id, open }: CardText, added: Added): CardText {
  const members = JSON.stringify(added).slice(1, -1);
  return { id, open: members === '' ? open : `${open},${members}` };
}

/** Whether lists show the needs of a gyg that can be booked: unless it is a draft or past. */
export const hasOpenNeeds = (state: GygState): boolean => state === 'PUBLISHED' || state === 'ONGOING';

/** A card in its state. `openNeeds`: with its needs that can be booked. */
export function presentCardText(
  card: ShownCard,
  state: GygState,
  config: ApiConfig,
  { openNeeds }: { openNeeds: boolean },
): CardText {
  const hero = `,"gygHero":${JSON.stringify(gygHero({ ...card, id: card.gygId }, config))},"state":"${state}"`;
  const needs = openNeeds && hasOpenNeeds(state) ? `,"openNeeds":${card.openNeeds}` : '';
  return { id: card.gygId, open: `{${card.shown},${card.host.slice(1, -1)}${hero}${needs}` };
}

/** The text as an object. */
export function readCardText({ open }: CardText): Gyg {
  const gyg: Gyg = JSON.parse(`${open}}`);
  return gyg;
}

type ListsOf<Name extends string> = { [Key in Name]: Gyg[] };

/** Lists of gygs by name as an answer, with more members. */
export function gygListsAnswer<Name extends string, More extends object>(
  lists: Readonly<Record<Name, readonly CardText[]>>,
  more: More,
): JsonAnswer<ListsOf<Name> & More> {
  const texts = Object.entries<readonly CardText[]>(lists).map(
    ([name, gygs]) => `"${name}":[${gygs.map(({ open }) => `${open}}`).join()}]`,
  );
  return new JsonAnswer(`{${texts.join()},${JSON.stringify(more).slice(1)}`);
}

/** A list of gygs as an answer, with its total, its page and other members. */
export const gygListAnswer = <More extends object>(gygs: readonly CardText[], more: More) =>
  gygListsAnswer({ gygs }, more);
