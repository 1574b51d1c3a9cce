import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { tabTo } from '../../samples/tab-to';
import { sampleTiles } from '../map/sample-tiles';
import { ResultsMap, type ResultsMapProps } from './results-map';
import { resultsTexts, resultsTextsSv, sampleCard, samplePins } from './sample-results';

const meta = {
  title: 'Components/Text and media/ResultsMap',
  component: ResultsMap,
  args: {
    label: 'Map of the results',
    pins: samplePins,
    start: [10.5, 55.2, 24.2, 69.1],
    tiles: sampleTiles,
    texts: resultsTexts,
    renderCard: sampleCard,
    onArea: fn(),
  } as ResultsMapProps,
  parameters: swedish<ResultsMapProps>({ label: 'Karta över träffarna', texts: resultsTextsSv }),
  loaders: [() => import('./results-view').then(() => ({}))],
  decorators: [
    (Story) => (
      <div style={{ height: 560, maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResultsMap>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('application');
  const pin = await canvas.findByRole('button', { name: /Soup on the jetty/ });
  return { canvas, pin };
};

/** Pins with goal and date; two in one place are one pin. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
  },
};

/** A pin is chosen: its card links to the gyg. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, pin } = await ready(canvasElement);
    await userEvent.click(pin);
    await expect(canvas.getByRole('link', { name: /Soup on the jetty/ })).toHaveAttribute('href', '#soup');
  },
};

/** Without results: the part of the map that it starts with. */
export const Empty: Story = { args: { pins: [] } };

/** No tile loads: a text says so. */
export const Failing: Story = {
  args: { tiles: { ...sampleTiles, url: 'data:image/png;base64,{z}{x}{y}' } },
  play: async ({ canvasElement }) => {
    const map = within(canvasElement).getByRole('region');
    await waitFor(() => expect(map).toHaveAttribute('data-state', 'failed'));
  },
};

/** Moved by keyboard, then the visible part is searched; a pin's card opens and closes. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas } = await ready(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const search = await canvas.findByRole('button', { name: args.texts.searchArea });
    await tabTo(canvas.getByRole('button', { name: /Soup on the jetty/ }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link')).toBeNull();
    await tabTo(search);
    await userEvent.keyboard('{Enter}');
    await expect(args.onArea).toHaveBeenCalledWith([
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
    ]);
  },
};
