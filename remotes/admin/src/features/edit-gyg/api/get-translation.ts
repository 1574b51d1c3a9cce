import type { GygTranslation } from '@gyg/contract';
import { callOptions, useQuery, useQueryClient } from '@gyg/platform';
import { useRefreshGyg } from '../../../shared/refresh-gyg';

const options = (gygId: string) => callOptions('listGygTranslations', { params: { gygId } });

/** The stored translation of a gyg; it has at most one, because there are two languages. */
export function useStoredTranslation(gygId: string) {
  const { data, error, refetch } = useQuery(options(gygId));
  return { loaded: data !== undefined, translation: data?.translations[0], error, refetch };
}

/** Returns a function that shows a saved or deleted translation at once, and then fetches again what shows the gyg. */
export function useTranslationUpdate(gygId: string): (translation: GygTranslation | undefined) => void {
  const queries = useQueryClient();
  const refresh = useRefreshGyg();
  return (translation) => {
    queries.setQueryData(options(gygId).queryKey, { translations: translation ? [translation] : [] });
    void refresh();
  };
}
