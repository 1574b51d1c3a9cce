import type { Handlers } from '../../http/call';
import { findTowns } from './town.service';

export const townHandlers = {
  findTowns: async ({ query }) => findTowns(query.q),
} satisfies Partial<Handlers>;
