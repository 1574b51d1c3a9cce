import type { Handlers } from '../../http/call';
import { findCompany } from './company.service';
import { geocode } from './geocoding.service';
import { getConfig, listGoals } from './lookup.service';
import { findTowns } from './town.service';

export const lookupHandlers = {
  findCompany: ({ context, params }) => findCompany(context, params.country, params.registrationId),
  geocode: ({ context, query }) => geocode(context, query.q),
  findTowns: async ({ query }) => findTowns(query.q),
  listGoals: async ({ context }) => listGoals(context.config),
  getConfig: async ({ context }) => getConfig(context),
} satisfies Partial<Handlers>;
