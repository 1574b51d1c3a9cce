import { PartnerRows } from './partner-rows';
import { PartnerSums } from './partner-sums';

/** The loading report: its sums and rows. */
export const PartnerSkeleton = () => (
  <>
    <PartnerSums partners={undefined} />
    <PartnerRows partners={undefined} stale={false} />
  </>
);
