import { buildConfig, refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { gygsWithFacets } from '../../testing/lists';
import { sampleApi, sampleGygs } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { SearchPage } from './search-page';

const meta: Meta = {
  title: 'Find a gyg',
  ...screenStory(SearchPage, {
    pattern: '/search',
    at: '/search',
    api: sampleApi,
  }),
};
export default meta;

/** All except drafts, latest start first. */
export const Everything: StoryObj = {};

/** No results. */
export const NothingFound: StoryObj = {
  parameters: { at: '/search?q=zebra', api: { findGygs: () => gygsWithFacets([], {}) } },
};

/** Loading failed. */
export const Failed: StoryObj = { parameters: { api: { findGygs: () => refusal('server.unexpected') } } };

/** Loading: card skeletons. */
export const Loading: StoryObj = { parameters: { api: { findGygs: () => new Promise(() => {}) } } };

/** Past gygs. */
export const Past: StoryObj = {
  parameters: {
    at: '/search?states=f',
    api: {
      findGygs: () =>
        gygsWithFacets(
          sampleGygs.slice(0, 3).map((gyg) => ({ ...gyg, state: 'FINISHED' as const })),
          { states: { PUBLISHED: 6, FINISHED: 3 } },
        ),
    },
  },
};

/** Several filters: needs with the word found, distances, and each filter with a way to remove it. */
export const ManyFilters: StoryObj = {
  parameters: {
    at: '/search?q=gloves&town=Soten%C3%A4s&at=58.36,11.23&km=100&when=week&give=items&goals=2,6,11,12,14&sort=soonest',
  },
};

/** Nothing in the searched distance. */
export const NothingNear: StoryObj = {
  parameters: { at: '/search?town=Kiruna&at=67.86,20.23&km=10', api: { findGygs: () => gygsWithFacets([], {}) } },
};

const opened =
  (button: RegExp) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const quick = await within(canvasElement).findByRole('group', { name: /Quick filters|Snabbfilter/ });
    await userEvent.click(await within(quick).findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  };

/** The panel of all filters; on phones from the bottom. */
export const AllFilters: StoryObj = {
  parameters: { at: '/search?from=2026-12-24&until=2027-01-06&give=items&goals=14' },
  play: opened(/All filters|Alla filter/),
};

/** The goals with their numbers of gygs. */
export const Goals: StoryObj = { parameters: { at: '/search?goals=14' }, play: opened(/Goals|Mål/) };

const tile = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#f2efe6"/><path d="M0 190q70-30 130 0t126-8v74H0z" fill="#aad3df"/><path d="M0 120h256M150 0v170" stroke="#fff" stroke-width="14" fill="none"/></svg>',
);

/** The map beside two cards in a row; on phones instead of the list. */
export const WithMap: StoryObj = {
  parameters: {
    at: '/search?view=map',
    api: {
      getConfig: () =>
        buildConfig({
          mapTiles: { url: `data:image/svg+xml,${tile}#{z}/{x}/{y}`, attribution: '© OpenStreetMap contributors' },
        }),
    },
  },
};
