import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  buildTranslation,
  draftDesk,
  editedPage,
  editorApi,
  finishedDesk,
  publishedDesk,
} from '../../testing/edited-gyg';
import { screenStory } from '../../testing/screen-story';
import { EditGygPage } from './edit-gyg-page';

const meta: Meta = {
  title: 'Edit a gyg',
  ...screenStory(EditGygPage, {
    pattern: '/admin/gygs/:gygId/edit',
    at: '/admin/gygs/gyg-pots/edit',
    api: editorApi(draftDesk()),
  }),
};
export default meta;

type Story = StoryObj;
export const Draft: Story = {};
/** With texts in a second language; some of them are still empty. */
export const Published: Story = {
  globals: { language: 'sv' },
  parameters: {
    at: '/admin/gygs/gyg-shore/edit',
    api: editorApi(
      publishedDesk(),
      editedPage(),
      buildTranslation({
        title: 'Vårstädning på Ramsviks yttre strand',
        summary: 'Vi går stranden tillsammans och väger vad vi hittar.',
      }),
    ),
  },
};
export const Finished: Story = {
  parameters: {
    at: '/admin/gygs/gyg-shore/edit',
    api: editorApi(finishedDesk(), editedPage({ 'page.impact': '<p>Two tonnes of nets, and the seals are back.</p>' })),
  },
};
