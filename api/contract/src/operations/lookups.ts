import { z } from 'zod';
import { defineOperations } from '../operation';
import { limits } from '../rules';
import { companySchema, configSchema, foundAddressSchema, goalSchema, townSchema } from '../schemas/lookups';

export const lookupOperations = defineOperations('lookups', {
  listGoals: {
    summary: 'List the 17 goals',
    description: 'Returns titles and pictures in each language.',
    who: ['any'],
    answers: { 200: z.strictObject({ sdgs: z.array(goalSchema) }) },
    errors: [],
  },
  getConfig: {
    summary: 'Retrieve the client configuration',
    who: ['any'],
    answers: { 200: configSchema },
    errors: [],
  },
  geocode: {
    summary: 'Look up the coordinates of an address',
    description:
      'Uses the configured maps service. Without one, and for an address that it does not know, returns the location of the Swedish town that the address names.',
    who: ['user'],
    query: z.strictObject({ q: z.string().trim().min(2).max(limits.address).meta({ description: 'The address' }) }),
    answers: { 200: foundAddressSchema },
    errors: ['session.need_to_be_logged_in', 'geocode.not_found', 'server.unavailable', 'request.invalid'],
  },
  findTowns: {
    summary: 'Find Swedish towns by the beginning of their name',
    description:
      'Returns at most eight towns, the largest first. Ignores case and accents, and knows English names. Data from GeoNames (CC BY 4.0).',
    who: ['any'],
    query: z.strictObject({
      q: z.string().trim().min(1).max(limits.name).meta({ description: 'The beginning of the name', example: 'Smö' }),
    }),
    answers: { 200: z.strictObject({ towns: z.array(townSchema) }) },
    errors: ['request.invalid'],
  },
  findCompany: {
    summary: 'Look up a company',
    description: 'Finds a company by its two-letter country code and registration number.',
    who: ['user'],
    answers: { 200: companySchema },
    errors: ['session.need_to_be_logged_in', 'company.not_found', 'server.unavailable', 'request.invalid'],
  },
});
