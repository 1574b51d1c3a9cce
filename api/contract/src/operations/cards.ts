import { defineOperations } from '../operation';
import {
  cardQuery,
  catalogCardsSchema,
  gygCardListSchema,
  gygCardSchema,
  organizationCardsQuery,
} from '../schemas/cards';

const description =
  'Short and ready to show, for elements on other sites. The same for every caller: drafts are left out, and hidden gygs from lists. Cacheable.';

export const cardOperations = defineOperations({
  listOrganizationCards: {
    summary: 'List the cards of an organisation’s gygs',
    description,
    tag: 'cards',
    who: ['any'],
    query: organizationCardsQuery,
    answers: { 200: gygCardListSchema },
    errors: ['org.missing', 'request.invalid'],
  },
  listCatalogCards: {
    summary: 'List the cards of a catalogue, in its order',
    description,
    tag: 'cards',
    who: ['any'],
    query: cardQuery,
    answers: { 200: catalogCardsSchema },
    errors: ['org.missing', 'org.profile.not_online', 'catalogs.missing', 'request.invalid'],
  },
  getGygCard: {
    summary: 'Retrieve a gyg’s card',
    description,
    tag: 'cards',
    who: ['any'],
    query: cardQuery,
    answers: { 200: gygCardSchema },
    errors: ['gyg.missing', 'request.invalid'],
  },
  getGygCardByName: {
    summary: 'Retrieve a gyg’s card by its friendly URLs',
    description,
    tag: 'cards',
    who: ['any'],
    query: cardQuery,
    answers: { 200: gygCardSchema },
    errors: ['gyg.missing', 'request.invalid'],
  },
});
