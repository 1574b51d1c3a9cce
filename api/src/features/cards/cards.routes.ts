import type { Handlers } from '../../http/call';
import { getGygCard, getGygCardByName, listCatalogCards, listOrganizationCards } from './cards.service';

export const cardHandlers = {
  listOrganizationCards: ({ context, params, query, now }) =>
    listOrganizationCards(context, params.organizationId, query, now),
  listCatalogCards: ({ context, params, query, now }) => listCatalogCards(context, params, query.lang, now),
  getGygCard: ({ context, params, query, now }) => getGygCard(context, params.gygId, query.lang, now),
  getGygCardByName: ({ context, params, query, now }) => getGygCardByName(context, params, query.lang, now),
} satisfies Partial<Handlers>;
