import type { Gyg, GygState } from '@gyg/contract';
import type { ApiConfig } from '../../../api-context';
import { gygHero, isOpenState } from '..';
import type { ShownCard } from './shown-cards.repository';

/** A card in its state; with the needs that can be booked if they are shown, unless it is a draft or past. */
export function presentCard({ gyg }: ShownCard, state: GygState, config: ApiConfig, openNeeds?: Gyg['openNeeds']): Gyg {
  return { ...gyg, gygHero: gygHero(gyg, config), state, ...(openNeeds && isOpenState(state) && { openNeeds }) };
}
