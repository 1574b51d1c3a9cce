import { Stack } from '@gyg/design-system';
import { useMemberships } from '../api/portfolio-calls';
import { Memberships } from './memberships';
import { OwnPortfolios } from './own-portfolios';
import { OwnSkeleton } from './portfolios-skeleton';

/** An organisation's own portfolios, and those of others that show it: those are above, so the own ones wait for them. */
export function Portfolios({ organizationId }: { organizationId: string }) {
  const { isPending } = useMemberships(organizationId);
  return (
    <>
      {isPending && <OwnSkeleton />}
      <div hidden={isPending}>
        <Stack gap={6}>
          <Memberships organizationId={organizationId} />
          <OwnPortfolios organizationId={organizationId} />
        </Stack>
      </div>
    </>
  );
}
