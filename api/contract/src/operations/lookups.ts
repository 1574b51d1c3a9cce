import { z } from 'zod';
import { defineOperations } from '../operation';
import { limits } from '../rules';
import { companySchema, configSchema, goalSchema, placeSchema } from '../schemas/lookups';

export const lookupOperations = defineOperations({
  listGoals: {
    summary: 'The seventeen goals with titles and pictures per language',
    tag: 'lookups',
    who: ['any'],
    answers: { 200: z.strictObject({ sdgs: z.array(goalSchema) }) },
    errors: [],
  },
  getConfig: {
    summary: 'What the shell must know before it can work',
    tag: 'lookups',
    who: ['any'],
    answers: { 200: configSchema },
    errors: [],
  },
  geocode: {
    summary: 'Where an address is, by the configured maps service',
    tag: 'lookups',
    who: ['user'],
    query: z.strictObject({ q: z.string().trim().min(2).max(limits.address).meta({ description: 'The address' }) }),
    answers: { 200: placeSchema },
    errors: ['session.need_to_be_logged_in', 'geocode.not_found', 'server.unavailable', 'request.invalid'],
  },
  findCompany: {
    summary: 'A company by its country (two letters) and registration number',
    tag: 'lookups',
    who: ['user'],
    answers: { 200: companySchema },
    errors: ['session.need_to_be_logged_in', 'company.not_found', 'server.unavailable', 'request.invalid'],
  },
});
