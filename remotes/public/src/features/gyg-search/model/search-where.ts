import { limits } from '@gyg/contract/rules';

/** The distances to choose from, in kilometres. */
export const radii = [10, 25, 50, 100] as const;
export type Radius = (typeof radii)[number];
export const usualRadius: Radius = 25;

/** West, south, east, north in degrees. */
export type Box = readonly [number, number, number, number];

/**
 * Where a gyg takes place. `near` is a known town, or the user's position if it has no `town`; `place` is text to find in
 * addresses; `area` is a part of the map.
 */
export type Where =
  | { readonly kind: 'anywhere' }
  | { readonly kind: 'near'; readonly lat: number; readonly lng: number; readonly km: Radius; readonly town?: string }
  | { readonly kind: 'place'; readonly text: string }
  | { readonly kind: 'area'; readonly box: Box }
  | { readonly kind: 'online' };

export const anywhere: Where = { kind: 'anywhere' };

/** Two decimals are about a kilometre: enough for a radius, and no home address in a link that is shared. */
const rough = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Around a point, rounded to about a kilometre. */
export const nearby = (lat: number, lng: number, km: Radius, town?: string): Where => ({
  kind: 'near',
  lat: rough(lat),
  lng: rough(lng),
  km,
  ...(town !== undefined && { town }),
});

/** A part of the map, rounded outwards to about a hundred metres. */
export const areaOf = ([west, south, east, north]: Box): Where => ({
  kind: 'area',
  box: [
    Math.max(-180, Math.floor(west * 1000) / 1000),
    Math.max(-90, Math.floor(south * 1000) / 1000),
    Math.min(180, Math.ceil(east * 1000) / 1000),
    Math.min(90, Math.ceil(north * 1000) / 1000),
  ],
});

const numbersIn = (text: string | null): number[] => (text === null || text === '' ? [] : text.split(',').map(Number));
const within = (value: number, most: number) => Number.isFinite(value) && Math.abs(value) <= most;

const readRadius = (text: string | null): Radius => radii.find((km) => String(km) === text) ?? usualRadius;

function readPoint(params: URLSearchParams): Where | undefined {
  const [lat = Number.NaN, lng = Number.NaN, ...more] = numbersIn(params.get('at'));
  if (more.length > 0 || !within(lat, 90) || !within(lng, 180)) return undefined;
  const town = (params.get('town') ?? '').trim().slice(0, limits.keyword);
  return nearby(lat, lng, readRadius(params.get('km')), town === '' ? undefined : town);
}

function readBox(text: string | null): Where | undefined {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN, ...more] = numbersIn(text);
  const inside = within(west, 180) && within(east, 180) && within(south, 90) && within(north, 90) && south <= north;
  return more.length === 0 && inside ? { kind: 'area', box: [west, south, east, north] } : undefined;
}

/** Reads `online`, `at` with `town` and `km`, `area`, or `place`. Values that are not valid are ignored. */
export function readWhere(params: URLSearchParams): Where {
  if (params.get('online') === 'yes') return { kind: 'online' };
  const place = (params.get('place') ?? '').trim().slice(0, limits.keyword);
  return readPoint(params) ?? readBox(params.get('area')) ?? (place === '' ? anywhere : { kind: 'place', text: place });
}

/** The part of the address. */
export function whereToAddress(where: Where): Record<string, string | undefined> {
  switch (where.kind) {
    case 'anywhere':
      return {};
    case 'online':
      return { online: 'yes' };
    case 'place':
      return { place: where.text };
    case 'area':
      return { area: where.box.join(',') };
    case 'near':
      return { town: where.town, at: `${where.lat},${where.lng}`, km: String(where.km) };
  }
}

/** The part of the call's query. */
export function whereToQuery(where: Where) {
  switch (where.kind) {
    case 'anywhere':
      return {};
    case 'online':
      return { online: 'true' as const };
    case 'place':
      return { place: where.text };
    case 'area':
      return { bbox: where.box.join(',') };
    case 'near':
      return { near: `${where.lat},${where.lng},${where.km}` };
  }
}

/** The next wider distance; undefined if there is none. */
export const widerRadius = (where: Where): Radius | undefined =>
  where.kind === 'near' ? radii.find((km) => km > where.km) : undefined;
