import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { swedish } from '../../samples/swedish';
import { Stack } from '../layout/stack';
import { PlaceMap, type PlaceMapProps } from './map';
import { mapTexts, mapTextsSv } from './sample-texts';
import { sampleTiles } from './sample-tiles';

const meta = {
  title: 'Components/Text and media/PlaceMap',
  component: PlaceMap,
  args: {
    label: 'Ramsvikslandet, Sotenäs',
    position: { lat: 58.4412, lng: 11.2466 },
    tiles: sampleTiles,
    href: '#map',
    texts: mapTexts,
    'data-goal': 14,
  } as PlaceMapProps,
  parameters: swedish<PlaceMapProps>({ texts: mapTextsSv }),
} satisfies Meta<typeof PlaceMap>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As in an embed: 400 px high. Storybook draws its own tiles; an installation configures a tile server. */
export const Default: Story = {};

/** As on a gyg's page. */
export const OnAGygsPage: Story = { args: { height: 200 } };

/** Without tiles or a position, offline, or while loading: a drawing of the same size. */
export const Still: Story = {
  render: (args) => (
    <Stack gap={4}>
      <PlaceMap {...args} height={200} tiles={null} />
      <PlaceMap
        {...args}
        {...{ 'data-goal': 4 }}
        height={200}
        position={null}
        label="Frivilligorganisationernas samarbetscentrum, Kungsgatan 123, uppgång C, Malmö"
      />
    </Stack>
  ),
};

/** No tile loads: the drawing stays. */
export const Failing: Story = {
  args: { height: 200, tiles: { ...sampleTiles, url: 'data:image/png;base64,{z}{x}{y}' } },
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByRole('region', { name: 'Ramsvikslandet, Sotenäs' });
    await waitFor(() => expect(place).toHaveAttribute('data-state', 'failed'));
    await expect(within(place).queryByRole('application')).toBeNull();
  },
};

/** Moved and zoomed by keyboard; Tab then leaves the map. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const map = await canvas.findByRole('application');
    const pane = map.querySelector<HTMLElement>('.leaflet-map-pane');
    await userEvent.tab();
    await expect(map).toHaveFocus();
    const before = pane?.style.transform;
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(pane?.style.transform).not.toBe(before));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(map.querySelector('img[src*="16-"]')).not.toBeNull());
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Show on a map' })).toHaveFocus();
  },
};
