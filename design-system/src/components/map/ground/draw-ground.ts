import { DivIcon, LayerGroup, type Map as LeafletMap, Marker, Polygon, Polyline, SVG } from 'leaflet';
import s from './ground.module.css';
import { roomFor } from './room-for';
import shores from './shores.json';
import towns from './towns.json';

/** Longitudes and latitudes in turn, as points of Leaflet. */
const points = (flat: readonly number[]) =>
  flat.flatMap((lng, index): [number, number][] => (index % 2 === 0 ? [[flat[index + 1] ?? 0, lng]] : []));

/**
 * Draws the Nordic countries on a map without tiles: land, large lakes, borders, and as many towns as have room, the
 * largest first. Shores are from Natural Earth (public domain), simplified; lakes are drawn by hand; towns are from
 * GeoNames.
 */
export function drawGround(map: LeafletMap): void {
  // Half a map around the visible part, so that moving it shows no edge.
  const look = { renderer: new SVG({ padding: 0.5 }), interactive: false, smoothFactor: 0 };
  for (const shore of shores.land) new Polygon(points(shore), { ...look, className: s.land ?? '' }).addTo(map);
  for (const shore of shores.lakes) new Polygon(points(shore), { ...look, className: s.lake ?? '' }).addTo(map);
  for (const border of shores.borders) new Polyline(points(border), { ...look, className: s.border ?? '' }).addTo(map);

  const names = new LayerGroup().addTo(map);
  const nameTowns = () => {
    names.clearLayers();
    const { x: width, y: height } = map.getSize();
    const inView = towns
      .map((town) => ({ ...town, ...map.latLngToContainerPoint([town.lat, town.lng]) }))
      .filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
    for (const { name, lat, lng } of roomFor(inView)) {
      const icon = new DivIcon({ className: s.town ?? '', html: nameOf(name), iconSize: [8, 8] });
      new Marker([lat, lng], { icon, interactive: false, keyboard: false }).addTo(names);
    }
  };
  map.on('moveend resize', nameTowns);
  nameTowns();
}

function nameOf(text: string): HTMLElement {
  const name = document.createElement('span');
  name.textContent = text;
  return name;
}
