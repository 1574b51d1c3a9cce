import { isApiError } from '@gyg/platform';
import type { ListName } from './draft';
import type { FeaturedDraft } from './featured-draft';

const refusalCodes = ['unknown', 'doubled', 'until_before_from', 'draft', 'not_approved', 'consent_withdrawn'] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Why the API refused places of a list, by their ids. */
export function useRefusals(list: ListName, { failure, draft }: FeaturedDraft): ReadonlyMap<string, RefusalCode> {
  if (!isApiError(failure) || failure.code !== 'featured.refused') return new Map();
  return new Map(
    (failure.fields ?? []).flatMap(({ path, code }): [string, RefusalCode][] => {
      const [name, index] = path.split('.');
      const place = name === list ? draft[list][Number(index)] : undefined;
      const refusal = refusalCodes.find((refusalCode) => refusalCode === code);
      return place && refusal ? [[place.id, refusal]] : [];
    }),
  );
}
