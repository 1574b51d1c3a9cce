import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { getGygCard, listCatalogCards, listGygCards } from './cards.service';
import { getCatalog, getCatalogByName, listCatalogs, listOrganizationCatalogs } from './catalog.service';
import { createCatalog, deleteCatalog, updateCatalog } from './write-catalog.service';

export const catalogHandlers = {
  listGygCards: ({ context, query, now }) => listGygCards(context, query, now),
  listCatalogCards: ({ context, query, now }) => listCatalogCards(context, query, now),
  getGygCard: ({ context, query, now }) => getGygCard(context, query, now),
  listCatalogs: ({ context, actor, query }) => listCatalogs(context, actor, query),
  async createCatalog({ context, actor, body, now }) {
    const id = await inTransaction(context, now, (uow) => createCatalog(uow, actor, body));
    return getCatalog(context, actor, id, { reading: 'own', now });
  },
  getCatalog: ({ context, actor, params, reading, now }) =>
    getCatalog(context, actor, params.catalogId, { reading, now }),
  async updateCatalog({ context, actor, params, body, now }) {
    await inTransaction(context, now, (uow) => updateCatalog(uow, actor, params.catalogId, body));
    return getCatalog(context, actor, params.catalogId, { reading: 'own', now });
  },
  async deleteCatalog({ context, actor, params, now }) {
    await inTransaction(context, now, (uow) => deleteCatalog(uow, actor, params.catalogId));
    return undefined;
  },
  listOrganizationCatalogs: ({ context, actor, params, query, reading, now }) =>
    listOrganizationCatalogs(context, actor, params.organizationId, query, { reading, now }),
  getCatalogByName: ({ context, actor, params, reading, now }) =>
    getCatalogByName(context, actor, params, { reading, now }),
} satisfies Partial<Handlers>;
