import { callOptions, keepPreviousData, saveDownload, useQuery } from '@gyg/platform';
import { type Period, rangeOf } from '../../../shared/periods';

/** What each partner and each represented organisation gave to an organisation's gygs. */
export const usePartnerReport = (organizationId: string, period: Period) =>
  useQuery({
    ...callOptions('reportPartner', { body: { organizationId, ...rangeOf(period) } }),
    placeholderData: keepPreviousData,
  });

/** Saves the report as a file. */
export const savePartnerReport = (organizationId: string, period: Period) =>
  saveDownload('reportPartner', { body: { organizationId, ...rangeOf(period), format: 'csv' } });
