import type { Meta, StoryObj } from '@storybook/react-vite';
import { consentWindow } from '../../testing/login-window';
import { sampleApi } from '../../testing/sample-data';
import { screenStory } from '../../testing/stories';
import { WindowConsentPage } from './window-consent-page';

const meta: Meta = {
  title: 'Window, consent',
  ...screenStory(WindowConsentPage, {
    pattern: '/plugins/consent',
    at: '/plugins/consent?interaction=abc',
    api: sampleApi,
    pool: { window: consentWindow() },
  }),
};
export default meta;

/** Asked the first time on each site. */
export const Everything: StoryObj = {};

/** The site asks only for the name. */
export const NameOnly: StoryObj = { parameters: { pool: { window: consentWindow({ scopes: ['profile'] }) } } };

/** Long names wrap. */
export const LongNames: StoryObj = {
  parameters: {
    pool: {
      window: consentWindow({
        site: {
          origin: 'https://www.skargardsstiftelsen-for-kust-och-hav.example:8443',
          name: 'Skärgårdsstiftelsen för kust och hav i Bohuslän',
          logo: null,
        },
        account: {
          name: 'Maximiliana Wolfeschlegelsteinhausen',
          email: 'maximiliana.wolfeschlegelstein@posten.example',
        },
      }),
    },
  },
};

/** The login took too long. */
export const Expired: StoryObj = { parameters: { pool: { window: undefined } } };
