import type { ContributionReport } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { call, callOptions, keepPreviousData, saveDownload, useQuery } from '@gyg/platform';
import { type Period, rangeOf } from '../../../shared/periods';
import type { ContributionKind } from '../model/report-kind';

/** Which rows of which organisation. */
export interface ReportInput {
  readonly kind: ContributionKind;
  readonly organizationId: string;
  readonly period: Period;
}

const operation = { given: 'reportGiven', received: 'reportReceived' } as const;
const filter = ({ organizationId, period }: ReportInput) => ({ organizationId, ...rangeOf(period) });

/** One page of a report, from 1, and the sums of the whole period. The current rows stay while the next ones load. */
export const useContributions = (input: ReportInput, page: number) =>
  useQuery({
    ...callOptions(operation[input.kind], { body: { ...filter(input), page: page - 1 } }),
    placeholderData: keepPreviousData,
  });

/** Saves the whole report as a file. */
export const saveContributions = (input: ReportInput) =>
  saveDownload(operation[input.kind], { body: { ...filter(input), format: 'csv' } });

/** Loads all rows, page by page. `onProgress` gets the number of rows so far and of all. */
export async function loadAllContributions(
  input: ReportInput,
  onProgress: (done: number, total: number) => void,
): Promise<ContributionReport['rows']> {
  const rows: ContributionReport['rows'] = [];
  for (let page = 0; ; page += 1) {
    const body = { ...filter(input), page, pageSize: limits.pageSizeMax };
    const response = await call(operation[input.kind], { body });
    rows.push(...response.rows);
    onProgress(Math.min(rows.length, response.total), response.total);
    if (response.rows.length === 0 || rows.length >= response.total) return rows;
  }
}
