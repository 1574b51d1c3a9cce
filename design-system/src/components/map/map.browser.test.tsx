import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '../../../tokens/styles.css';
import { PlaceMap, type PlaceMapProps } from './map';
import { mapTexts as texts } from './sample-texts';
import { sampleTiles } from './sample-tiles';

afterEach(cleanup);

const at = { lat: 58.4412, lng: 11.2466 };
const drawn = (props: Partial<PlaceMapProps> = {}) => (
  <PlaceMap label="Ramsvik" position={at} tiles={sampleTiles} href="#map" height={200} texts={texts} {...props} />
);
const region = () => screen.getByRole('region', { name: 'Ramsvik' });
const shown = () => screen.findByRole('application', { name: 'Ramsvik' });
const height = () => region().getBoundingClientRect().height;

test('shows the tiles around its place, with a pin, attribution, and a link to a larger map', async () => {
  const ref = createRef<HTMLElement>();
  render(drawn({ ref, id: 'where' }));
  const map = await shown();
  expect(ref.current?.id).toBe('where');
  // Zoom 15, and the tile that contains the place (by the standard web tile scheme).
  expect(map.querySelector('img[src*="15-17407-9793"]')).toBeTruthy();
  expect(map.querySelector('.leaflet-marker-pane svg')).toBeTruthy();
  expect(screen.getByText(sampleTiles.attribution)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.open as string }).getAttribute('href')).toBe('#map');
});

test('without tiles shows the coast and the towns around its place', async () => {
  render(drawn({ tiles: null }));
  const map = await shown();
  expect(height()).toBe(200);
  expect(await screen.findByText('Göteborg')).toBeTruthy();
  expect(screen.getByText('Natural Earth · GeoNames')).toBeTruthy();
  const [land] = map.querySelectorAll('path[d^="M"]');
  expect(land && getComputedStyle(land).fillOpacity).toBe('1');
  expect(map.querySelector('img')).toBeNull();
  // Nearer, smaller towns have room.
  await waitFor(() => expect(region().dataset.state).toBe('map'));
  expect(screen.queryByText('Lysekil')).toBeNull();
  screen.getByRole('button', { name: texts.zoomIn }).click();
  screen.getByRole('button', { name: texts.zoomIn }).click();
  expect(await screen.findByText('Lysekil')).toBeTruthy();
});

test('without a position shows a drawing of the same height, with address and link', async () => {
  render(drawn());
  await shown();
  const high = height();
  cleanup();
  render(drawn({ position: null }));
  await new Promise((done) => requestIdleCallback(done));
  expect(height()).toBe(high);
  expect(screen.queryByRole('application')).toBeNull();
  expect(screen.getByText('Ramsvik')).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.open as string })).toBeTruthy();
});

test('keeps the drawing when no tile loads, and shows the map when back online', async () => {
  const url = vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    setTimeout(() => this.dispatchEvent(new Event('error')));
  });
  render(drawn());
  await waitFor(() => expect(region().dataset.state).toBe('failed'));
  expect(height()).toBe(200);
  url.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(await shown()).toBeTruthy();
});

test('loads nothing while it is far below the viewport', async () => {
  render(
    <>
      <div style={{ height: '5000px' }} />
      {drawn()}
    </>,
  );
  // The map's own observer runs first.
  await new Promise((onIntersection) => new IntersectionObserver(onIntersection).observe(region()));
  await new Promise((done) => requestIdleCallback(done));
  expect(region().dataset.state).toBe('waiting');
  region().scrollIntoView();
  expect(await shown()).toBeTruthy();
  window.scrollTo(0, 0);
});

describe('scrolling the page', () => {
  const wheel = (element: Element, more: WheelEventInit = {}) => {
    const event = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true, ...more });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('works with the wheel, unless the map has the focus or Ctrl is held; a hint is shown', async () => {
    render(drawn());
    const map = await shown();
    expect(wheel(map)).toBe(false);
    expect(await screen.findByText(texts.wheel)).toBeTruthy();
    expect(wheel(map, { ctrlKey: true })).toBe(true);
    map.focus();
    expect(wheel(map)).toBe(true);
  });

  test('works with one finger, which does not move the map', async () => {
    render(drawn());
    const map = await shown();
    expect(getComputedStyle(map).touchAction).toBe('pan-x pan-y');
    const pointer = { pointerType: 'touch', isPrimary: true, bubbles: true, button: 0, clientX: 90, clientY: 90 };
    const pane = map.querySelector<HTMLElement>('.leaflet-map-pane');
    const before = pane?.style.transform;
    map.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, pointerId: 7 }));
    document.dispatchEvent(new PointerEvent('pointermove', { ...pointer, pointerId: 7, clientX: 30 }));
    document.dispatchEvent(new PointerEvent('pointerup', { ...pointer, pointerId: 7, clientX: 30 }));
    expect(pane?.style.transform).toBe(before);
  });
});

test('requests none of Leaflet’s own style sheets and images', async () => {
  render(drawn());
  const map = await shown();
  const addresses = [...map.querySelectorAll('img')].map(({ src }) => src);
  expect(addresses.every((src) => src.startsWith('data:image/svg+xml'))).toBe(true);
  expect(screen.queryByText(/Leaflet/)).toBeNull();
});
