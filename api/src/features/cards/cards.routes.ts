import type { Handlers } from '../../http/call';
import { getGygCard, listCatalogCards, listGygCards } from './cards.service';

export const cardHandlers = {
  listGygCards: ({ context, query, now }) => listGygCards(context, query, now),
  listCatalogCards: ({ context, query, now }) => listCatalogCards(context, query, now),
  getGygCard: ({ context, query, now }) => getGygCard(context, query, now),
} satisfies Partial<Handlers>;
