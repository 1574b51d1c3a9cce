import type { Preview } from '@storybook/react-vite';
import '@gyg/design-system/styles.css';
import { configure } from 'storybook/test';
import { axeOptions } from './axe-options';
import { decorators } from './decorators';
import { ShowroomDocs } from './docs-container';
import { listenToToolbar } from './toolbar';
import { showroomWidths } from './widths';

listenToToolbar();
// As long as tests wait (host-shell/tooling/test/patience.mjs).
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  tags: ['autodocs'],
  decorators,
  initialGlobals: { theme: 'light', language: 'en' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'sv', title: 'Svenska' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // The run for the dark theme checks colours by itself, after the last step.
    a11y: {
      test: import.meta.env.STORY_THEME === 'dark' ? 'off' : 'error',
      ...(import.meta.env.MODE === 'test' ? { options: axeOptions } : {}),
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Start here',
          'Principles',
          'Writing',
          'Foundations',
          ['Colours', 'Goals', 'Scale', 'States', 'Art'],
          'Components',
          [
            'Actions',
            'Fields',
            'Navigation',
            'Feedback',
            'Layout',
            'Cards',
            'Tables and lists',
            'Goals and charts',
            'Text and media',
          ],
          'Screens',
          ['public', 'booking', 'admin', 'super-user', 'shell'],
          'Widgets',
          ['For partners', 'gyg-list, as pasted', 'gyg-list'],
          'Mail',
        ],
      },
    },
    docs: { container: ShowroomDocs },
    viewport: { options: showroomWidths },
  },
};

export default preview;
