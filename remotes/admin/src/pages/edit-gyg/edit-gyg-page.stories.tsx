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
export const Published: Story = {
  globals: { language: 'sv' },
  parameters: { at: '/admin/gygs/gyg-shore/edit', api: editorApi(publishedDesk()) },
};
/** With texts in a second language; some of them are still empty. */
export const TwoLanguages: Story = {
  parameters: {
    api: editorApi(
      draftDesk(),
      editedPage(),
      buildTranslation({
        title: 'Från bur till bord',
        summary: 'Vi vittjar tinorna tillsammans och lagar kvällsmat i sjöboden.',
        needs: [{ id: 'need-cook', title: 'Kock i sjöboden' }],
      }),
    ),
  },
};
/** The reminders are switched off. */
export const WithoutReminders: Story = {
  parameters: { api: { ...editorApi(draftDesk()), getReminders: () => ({ enabled: false, hoursBefore: [48, 3] }) } },
};
export const Finished: Story = {
  parameters: {
    at: '/admin/gygs/gyg-shore/edit',
    api: editorApi(finishedDesk(), editedPage({ 'page.impact': '<p>Two tonnes of nets, and the seals are back.</p>' })),
  },
};
