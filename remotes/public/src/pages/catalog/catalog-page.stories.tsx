import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalog, catalogAnswer } from '../../testing/catalog-data';
import { screenStory } from '../../testing/stories';
import { CatalogPage } from './catalog-page';

const meta: Meta = {
  title: 'A catalogue',
  ...screenStory(CatalogPage, {
    pattern: '/catalogs/:orgFriendlyUrl/:catalogFriendlyUrl',
    at: '/catalogs/ren-kust-bohuslan/summer-on-the-coast',
    api: { getCatalogByName: () => catalogAnswer(catalog) },
  }),
};
export default meta;

export const Some: StoryObj = {};

/** All its gygs are drafts or hidden. */
export const Empty: StoryObj = {
  parameters: { api: { getCatalogByName: () => catalogAnswer({ ...catalog, gygs: [] }) } },
};

/** The link is not valid. */
export const LeadsNowhere: StoryObj = { parameters: { api: { getCatalogByName: () => refusal('catalogs.missing') } } };
