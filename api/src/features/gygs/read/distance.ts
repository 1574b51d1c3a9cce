/** A location in degrees (WGS 84). */
export interface Location {
  lat: number;
  lng: number;
}

/** Radius of the mean sphere, in kilometres. */
export const earthRadius = 6371.0088;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance of two locations in kilometres, as the crow flies, with one decimal. */
export function distanceKm(a: Location, b: Location): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2);
  const haversine =
    half(a.lat, b.lat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng) ** 2;
  return Math.round(20 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)))) / 10;
}
