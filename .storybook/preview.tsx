import type { Preview } from '@storybook/react-vite';
import '@gyg/design-system/styles.css';
import { decorators } from './decorators';

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
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Start here', 'Design system', ['Foundations'], 'Screens', 'Widgets', 'Mail'] } },
    viewport: {
      options: {
        smallest: { name: 'Smallest phone, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' } },
        tablet: { name: 'Tablet, 800', styles: { width: '800px', height: '1100px' } },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
