import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useReadPlace, useTowns } from '../api/find-towns';
import { anywhere, nearby, type Radius, usualRadius, type Where } from './search-where';
import type { SearchPartProps } from './use-search-state';

/** Town or place: the typed text, the towns that match, and the distance. `read` returns what the text means now. */
export function useWhereField({ state: { where }, onChange }: SearchPartProps) {
  const saved = useWhereText()(where);
  const [text, setText] = useSynced(saved);
  const [ownKm, setOwnKm] = useState<Radius>(usualRadius);
  const km = where.kind === 'near' ? where.km : ownKm;
  const { towns, loading } = useTowns(text, text !== saved);
  const readPlace = useReadPlace();
  const read = async (): Promise<Where> => {
    const typed = text.trim();
    if (typed === saved) return where;
    return typed === '' ? anywhere : readPlace(typed, km);
  };
  return {
    text,
    setText,
    km,
    loading,
    towns,
    read,
    choose: (name: string) => {
      const town = towns.find((candidate) => candidate.name === name);
      if (town) onChange({ where: nearby(town.lat, town.lng, km, town.name) });
    },
    setKm: (next: Radius) => {
      setOwnKm(next);
      if (where.kind === 'near') onChange({ where: { ...where, km: next } });
    },
  };
}
export type WhereFieldState = ReturnType<typeof useWhereField>;

/** What the field shows for a place; empty for anywhere. */
function useWhereText() {
  const { t } = useTranslation('public');
  return (where: Where): string => {
    switch (where.kind) {
      case 'near':
        return where.town ?? t('search.nearMe');
      case 'place':
        return where.text;
      case 'area':
        return t('search.applied.area');
      case 'online':
        return t('search.online');
      case 'anywhere':
        return '';
    }
  };
}

/** A field's text while it is typed: starts with the saved value, and follows when that changes (back button, clearing). */
export function useSynced(saved: string): [string, (text: string) => void] {
  const [lastSaved, setLastSaved] = useState(saved);
  const [text, setText] = useState(saved);
  if (lastSaved !== saved) {
    setLastSaved(saved);
    setText(saved);
  }
  return [text, setText];
}
