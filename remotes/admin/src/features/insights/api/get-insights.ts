import { callOptions, keepPreviousData, saveDownload, useQuery } from '@gyg/platform';
import { type Days, rangeOf } from '../../../shared/periods';

/** The figures of a portfolio over a period; not requested without one. */
export const useInsights = (portfolioId: string, days: Days | undefined) =>
  useQuery({
    ...callOptions('getPortfolioInsights', { params: { portfolioId }, query: days ? rangeOf(days) : {} }),
    enabled: days !== undefined,
    placeholderData: keepPreviousData,
  });

/** Saves the figures by organisation and month as a file. */
export const saveInsights = (portfolioId: string, days: Days) =>
  saveDownload('getPortfolioInsights', { params: { portfolioId }, query: { ...rangeOf(days), format: 'csv' } });
