import type { AnswerOf, PortfolioMembership, PortfolioOrganization } from '@gyg/contract';
import { portfolio } from './insights';

const whole = { page: 0, pageSize: 20 };

/** The organisation's own portfolios, as the API answers. */
export const portfoliosAnswer: AnswerOf<'listPortfolios'> = { portfolios: [portfolio], total: 1, ...whole };

const membership = (over: Partial<PortfolioMembership>): PortfolioMembership => ({
  id: 'portfolio-sea',
  organizationId: 'org-sea',
  orgName: 'Havet först',
  orgLogo: null,
  orgFriendlyUrl: 'havet-forst',
  name: 'Sea network',
  accepted: false,
  created: '2027-05-20T09:00:00.000Z',
  ...over,
});

/** One portfolio that the organisation is in, and a request to join another. */
export const membershipsAnswer: AnswerOf<'listOrganizationPortfolios'> = {
  portfolios: [membership({ id: 'portfolio-food', orgName: 'Matlådan', name: 'Food', accepted: true }), membership({})],
  total: 2,
  ...whole,
};

const member = (over: Partial<PortfolioOrganization>): PortfolioOrganization => ({
  id: 'entry-fix',
  portfolioId: portfolio.id,
  organizationId: 'org-fix',
  orgName: 'Fixarkollektivet',
  orgLogo: null,
  orgFriendlyUrl: 'fixarkollektivet',
  organizationType: 'NON-PROFIT',
  accepted: true,
  created: '2027-01-10T09:00:00.000Z',
  answeredAt: '2027-01-12T09:00:00.000Z',
  ...over,
});

/** An organisation in the portfolio, and one that was asked. */
export const organizationsAnswer: AnswerOf<'listPortfolioOrganizations'> = {
  organizations: [
    member({}),
    member({
      id: 'entry-mat',
      organizationId: 'org-mat',
      orgName: 'Matlådan',
      organizationType: 'FOR-PROFIT',
      accepted: false,
      answeredAt: null,
    }),
  ],
  total: 2,
  ...whole,
};
