import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalog, catalogsAnswer } from '../../testing/catalogs';
import { screenStory } from '../../testing/screen-story';
import { CatalogsPage } from './catalogs-page';

const empty = { ...catalog, gygIds: '', gygs: [], unlisted: [] };

const meta: Meta = {
  title: 'Catalogues',
  ...screenStory(CatalogsPage, {
    pattern: '/admin/catalogs/:catalogId',
    at: '/admin/catalogs/catalog-summer',
    api: {
      listOrganizationCatalogs: () =>
        catalogsAnswer([catalog, { ...empty, id: 'catalog-schools', name: 'For schools' }]),
      getCatalog: () => catalog,
      findGygs: () => ({ gygs: [], total: 0, page: 0, pageSize: 10 }),
    },
  }),
};
export default meta;

type Story = StoryObj;
export const Some: Story = {};
/** A catalogue without gygs. */
export const Empty: Story = { parameters: { api: { getCatalog: () => empty } } };
