import { inTransaction } from '../../../access/unit-of-work';
import type { Handlers } from '../../../http/call';
import {
  getPortfolio,
  listOrganizationPortfolios,
  listPortfolioOrganizations,
  listPortfolios,
} from './portfolio.service';
import { getPortfolioInsights } from './portfolio-insights.service';
import {
  addPortfolioOrganization,
  answerPortfolioOf,
  removePortfolioOrganization,
} from './portfolio-organizations.service';
import { createPortfolio, deletePortfolio, updatePortfolio } from './write-portfolio.service';

export const portfolioHandlers = {
  listPortfolios: ({ context, actor, query }) => listPortfolios(context, actor, query),
  getPortfolio: ({ context, actor, params }) => getPortfolio(context, actor, params.portfolioId),
  listPortfolioOrganizations: ({ context, actor, params, query }) =>
    listPortfolioOrganizations(context, actor, params.portfolioId, query),
  listOrganizationPortfolios: ({ context, actor, params, query }) =>
    listOrganizationPortfolios(context, actor, params.organizationId, query),
  getPortfolioInsights: ({ context, actor, params, query, now }) =>
    getPortfolioInsights(context, actor, params.portfolioId, query, now),
  createPortfolio: ({ context, actor, body, now }) =>
    inTransaction(context, now, (uow) => createPortfolio(uow, actor, body)),
  updatePortfolio: ({ context, actor, params, body, now }) =>
    inTransaction(context, now, (uow) => updatePortfolio(uow, actor, params.portfolioId, body)),
  async deletePortfolio({ context, actor, params, now }) {
    await inTransaction(context, now, (uow) => deletePortfolio(uow, actor, params.portfolioId));
    return undefined;
  },
  addPortfolioOrganization: ({ context, actor, params, now }) =>
    inTransaction(context, now, (uow) =>
      addPortfolioOrganization(uow, actor, params.portfolioId, params.organizationId),
    ),
  async acceptPortfolio({ context, actor, params, now }) {
    await inTransaction(context, now, (uow) => answerPortfolioOf(uow, actor, params, 'acceptPortfolio'));
    return undefined;
  },
  async declinePortfolio({ context, actor, params, now }) {
    await inTransaction(context, now, (uow) => answerPortfolioOf(uow, actor, params, 'declinePortfolio'));
    return undefined;
  },
  async removePortfolioOrganization({ context, actor, params, now }) {
    const { portfolioId, organizationId } = params;
    await inTransaction(context, now, (uow) => removePortfolioOrganization(uow, actor, portfolioId, organizationId));
    return undefined;
  },
} satisfies Partial<Handlers>;
