import type { AnswerOf } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { call, callOptions, useQuery } from '@gyg/platform';

type GygOption = AnswerOf<'selectGygs'>['gygs'][number];

const query = (organizationId: string, page: number) => ({ organizationId, page, pageSize: limits.pageSizeMax });

/** All gygs of an organisation, for a picker. */
async function fetchAll(organizationId: string): Promise<AnswerOf<'selectGygs'>> {
  const gygs: GygOption[] = [];
  let response: AnswerOf<'selectGygs'>;
  let page = 0;
  do {
    response = await call('selectGygs', { query: query(organizationId, page) });
    gygs.push(...response.gygs);
    page += 1;
  } while (response.gygs.length > 0 && gygs.length < response.total);
  return { ...response, gygs };
}

/** The gygs of an organisation to choose from, drafts included; undefined while loading or without `enabled`. */
export const useGygOptions = (organizationId: string, { enabled = true } = {}) =>
  useQuery({
    ...callOptions('selectGygs', { query: query(organizationId, 0) }),
    queryFn: () => fetchAll(organizationId),
    enabled,
    select: ({ gygs }) => gygs,
  });
