import type { Gyg, GygState } from '@gyg/contract';
import type { ApiConfig } from '../../../api-context';
import { gygHero } from '..';
import type { ShownCard } from './shown-cards.repository';

/** Whether lists show the needs of a gyg that can be booked: unless it is a draft or past. */
export const hasOpenNeeds = (state: GygState): boolean => state === 'PUBLISHED' || state === 'ONGOING';

/** A card in its state, with the needs that can be booked if they are shown. */
export function presentCard({ gyg }: ShownCard, state: GygState, config: ApiConfig, openNeeds?: Gyg['openNeeds']): Gyg {
  return { ...gyg, gygHero: gygHero(gyg, config), state, ...(openNeeds && hasOpenNeeds(state) && { openNeeds }) };
}
