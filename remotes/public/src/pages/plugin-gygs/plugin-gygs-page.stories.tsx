import { refusal } from '@gyg/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gygsAnswer } from '../../testing/lists';
import { sampleApi, sampleGygs } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { PluginGygsPage } from './plugin-gygs-page';

const at = '/plugins/o/org-kust/g';
const meta: Meta = {
  title: 'Gygs in a frame',
  ...screenStory(PluginGygsPage, {
    pattern: '/plugins/o/:organizationId/g',
    at,
    api: { ...sampleApi, viewOrganizationGygs: () => gygsAnswer(sampleGygs, 30) },
  }),
};
export default meta;

/** The default: four in a row if there is space. */
export const Usual: StoryObj = {};

/** Two in a row. */
export const TwoInARow: StoryObj = { parameters: { at: `${at}?row=2` } };

/** No gygs match, and the partner has set a text for it. */
export const NoneMatch: StoryObj = {
  parameters: { at: `${at}?empty=Nothing+planned+right+now`, api: { viewOrganizationGygs: () => gygsAnswer([]) } },
};

/** Loading failed. */
export const Failed: StoryObj = { parameters: { api: { viewOrganizationGygs: () => refusal('server.unexpected') } } };
