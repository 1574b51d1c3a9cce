import type { Portfolio as PortfolioData } from '@gyg/contract';
import { Stack } from '@gyg/design-system';
import { AskOrganization } from './ask-organization';
import { PortfolioOrganizations } from './portfolio-organizations';
import { RenamePortfolio } from './rename-portfolio';

/** A portfolio to change: its name and its organisations. */
export const Portfolio = ({ portfolio }: { portfolio: PortfolioData }) => (
  <Stack gap={5}>
    <RenamePortfolio portfolio={portfolio} />
    <AskOrganization portfolio={portfolio} />
    <PortfolioOrganizations portfolio={portfolio} />
  </Stack>
);
