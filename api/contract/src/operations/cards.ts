import { defineOperations } from '../operation';
import {
  catalogCardsSchema,
  gygCardListSchema,
  gygCardQuery,
  gygCardSchema,
  gygCatalogCardsQuery,
  gygListCardsQuery,
} from '../schemas/cards';

const description =
  'For the element of the same name, which sends its attributes as they are written: values that make no sense count as absent. Short, and ready to show. The same for every caller: drafts are left out, and hidden gygs from lists. Cacheable.';

export const cardOperations = defineOperations('cards', {
  listGygCards: {
    summary: 'List the cards of an organisation’s gygs',
    description,
    who: ['any'],
    query: gygListCardsQuery,
    answers: { 200: gygCardListSchema },
    errors: ['org.missing', 'request.invalid'],
  },
  listCatalogCards: {
    summary: 'List the cards of a catalogue, in its order',
    description,
    who: ['any'],
    query: gygCatalogCardsQuery,
    answers: { 200: catalogCardsSchema },
    errors: ['org.missing', 'org.profile.not_online', 'catalogs.missing', 'request.invalid'],
  },
  getGygCard: {
    summary: 'Retrieve a gyg’s card',
    description,
    who: ['any'],
    query: gygCardQuery,
    answers: { 200: gygCardSchema },
    errors: ['gyg.missing', 'request.invalid'],
  },
});
