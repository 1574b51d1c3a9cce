import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '../../../tokens/styles.css';
import { sampleTiles } from '../map/sample-tiles';
import { ResultsMap, type ResultsMapProps } from './results-map';
import { sampleCard, samplePins, resultsTexts as texts } from './sample-results';

afterEach(cleanup);

const drawn = (over: Partial<ResultsMapProps> = {}, height = 600) => (
  <div style={{ width: 500, height }}>
    <ResultsMap
      label="Results"
      pins={samplePins}
      start={[10.5, 55.2, 24.2, 69.1]}
      tiles={sampleTiles}
      texts={texts}
      renderCard={sampleCard}
      onArea={() => {}}
      {...over}
    />
  </div>
);
const map = () => screen.findByRole('application', { name: 'Results' });
const group = () => screen.findByRole('button', { name: '2 gygs in this place' });

test('shows all pins without offering a search of the area', async () => {
  render(drawn());
  await group();
  for (const pin of samplePins.slice(0, 3)) expect(screen.getByRole('button', { name: pin.name })).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.searchArea })).toBeNull();
});

test('without tiles the pins are on drawn coasts and towns', async () => {
  render(drawn({ tiles: null, pins: samplePins.slice(1, 3) }));
  expect(await screen.findByText('Göteborg')).toBeTruthy();
  // From afar they are one pin, which lists them.
  fireEvent.click(await screen.findByRole('button', { name: '2 gygs in this place' }));
  expect(await screen.findAllByRole('link')).toHaveLength(2);
  expect(screen.getByText('Natural Earth · GeoNames')).toBeTruthy();
});

test('a pin of several zooms in, then lists those in the same place', async () => {
  render(drawn());
  (await group()).focus();
  fireEvent.click(await group());
  await waitFor(() => expect(screen.queryByRole('button', { name: /Soup on the jetty/ })).toBeNull());
  expect(document.activeElement).toBe(await map());
  fireEvent.click(await group());
  await waitFor(() =>
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#seals', '#count']),
  );
});

test('a card is in view on a map that is higher than the screen', async () => {
  render(drawn({}, 3 * innerHeight));
  fireEvent.click(await screen.findByRole('button', { name: /Soup on the jetty/ }));
  const { top, bottom } = screen.getByRole('link').getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(innerHeight);
});

test('a card follows its pins in the tab order, and gives the focus back to its pin', async () => {
  render(drawn());
  const pin = await screen.findByRole('button', { name: /Soup on the jetty/ });
  for (const end of [
    () => fireEvent.click(screen.getByRole('button', { name: texts.close })),
    () => fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' }),
  ]) {
    fireEvent.click(pin);
    const link = screen.getByRole('link');
    const zoom = screen.getByRole('button', { name: texts.zoomIn });
    expect(link.compareDocumentPosition(zoom)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    link.focus();
    end();
    expect(document.activeElement).toBe(pin);
    expect(screen.queryByRole('link')).toBeNull();
  }
});

test('keeps its view when the searched area arrives with other pins', async () => {
  const onArea = vi.fn<ResultsMapProps['onArea']>();
  const { rerender } = render(drawn({ onArea }));
  await group();
  fireEvent.keyDown(await map(), { key: '+' });
  fireEvent.click(await screen.findByRole('button', { name: texts.searchArea }));
  const area = onArea.mock.calls[0]?.[0];
  const soup = await screen.findByRole('button', { name: /Soup on the jetty/ });
  const { left } = soup.style;
  rerender(drawn({ onArea, area, pins: samplePins.slice(0, 2) }));
  await waitFor(() => expect(screen.queryByRole('button', { name: texts.searchArea })).toBeNull());
  expect(screen.getByRole('button', { name: /Soup on the jetty/ }).style.left).toBe(left);
});
