import { Stack } from '@gyg/design-system';
import { Memberships } from './memberships';
import { OwnPortfolios } from './own-portfolios';

/** An organisation's own portfolios, and those of others that show it. */
export const Portfolios = ({ organizationId }: { organizationId: string }) => (
  <Stack gap={6}>
    <Memberships organizationId={organizationId} />
    <OwnPortfolios organizationId={organizationId} />
  </Stack>
);
