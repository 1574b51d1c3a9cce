import { searchText } from '@gyg/contract/search-text';
import { callOptions, keepPreviousData, useQuery, useQueryClient } from '@gyg/platform';
import { useEffect, useState } from 'react';
import { nearby, type Radius, type Where } from '../model/search-where';

const townsOptions = (q: string) => callOptions('findTowns', { query: { q } }, { as: 'guest' });

/** How long typing must pause before towns are requested, in milliseconds. */
const pause = 500;
const enough = (text: string) => text.trim() !== '';

/** The known towns that match a text, 500 ms after the last key press. */
export function useTowns(text: string, wanted: boolean) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    if (!wanted || !enough(text)) return;
    const timer = setTimeout(() => setAsked(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text, wanted]);
  const { data, isFetching } = useQuery({
    ...townsOptions(asked),
    enabled: enough(asked),
    placeholderData: keepPreviousData,
  });
  return { towns: enough(text) ? (data?.towns ?? []) : [], loading: isFetching };
}

/** Finds what a text means: the town with this name, else text in addresses. Also the latter if the lookup fails. */
export function useReadPlace(): (text: string, km: Radius) => Promise<Where> {
  const queries = useQueryClient();
  return async (text, km) => {
    const place: Where = { kind: 'place', text };
    if (!enough(text)) return place;
    try {
      const { towns } = await queries.fetchQuery({ ...townsOptions(text), staleTime: 60_000 });
      const town = towns.find(({ name }) => searchText(name) === searchText(text));
      return town === undefined ? place : nearby(town.lat, town.lng, km, town.name);
    } catch {
      return place;
    }
  };
}
