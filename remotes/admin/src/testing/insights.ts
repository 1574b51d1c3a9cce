import type { Portfolio, PortfolioInsights } from '@gyg/contract';

const owner = {
  organizationId: 'org-kust',
  orgName: 'Ren Kust Bohuslän',
  orgLogo: null,
  orgFriendlyUrl: 'ren-kust-bohuslan',
};
const fix = {
  organizationId: 'org-fix',
  orgName: 'Fixarkollektivet',
  orgLogo: null,
  orgFriendlyUrl: 'fixarkollektivet',
};

/** A portfolio of two organisations; a third has not answered. */
export const portfolio: Portfolio = {
  id: 'portfolio-1',
  ...owner,
  name: 'Bohuskusten 2027',
  created: '2027-01-10T09:00:00.000Z',
  organizations: [owner, fix].map(({ organizationId, orgName, orgFriendlyUrl }) => ({
    id: organizationId,
    name: orgName,
    logo: null,
    friendlyUrl: orgFriendlyUrl,
    organizationType: 'NON-PROFIT',
  })),
  waiting: 1,
};

const month = (name: string, hours: number, items: number) => ({
  month: name,
  hours,
  items,
  participants: 20,
  gygs: 3,
  goals: [14],
});

/** Its figures. */
export const insights: PortfolioInsights = {
  portfolioId: portfolio.id,
  name: portfolio.name,
  from: '2026-06-30T22:00:00.000Z',
  to: '2027-06-11T22:00:00.000Z',
  hours: 402.8,
  items: 1946,
  participants: 312,
  gygs: 27,
  organizations: [
    {
      ...fix,
      hours: 142.5,
      items: 46,
      participants: 46,
      gygs: 9,
      goals: [13],
      goalHours: [{ goal: 13, hours: 142.5 }],
      months: [month('2027-05', 50, 46), month('2027-06', 92.5, 0)],
    },
    {
      ...owner,
      hours: 260.3,
      items: 1900,
      participants: 270,
      gygs: 18,
      goals: [14],
      goalHours: [{ goal: 14, hours: 260.3 }],
      months: [month('2027-05', 160.3, 900), month('2027-06', 100, 1000)],
    },
  ],
};

/** The figures of the period before: fewer hours, as many people, more gygs, no items. */
export const earlierInsights: PortfolioInsights = {
  ...insights,
  hours: 341.4,
  items: 0,
  gygs: 29,
};
