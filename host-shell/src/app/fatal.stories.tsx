import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect } from 'storybook/test';
import { showFatal } from './fatal';

/** The page if nothing could start: without our texts, styles and components. */
function Fatal() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { reportError } = globalThis;
    // The product reports the error to the browser; the story has no error to report.
    globalThis.reportError = () => undefined;
    if (root.current !== null) showFatal(root.current, new Error('No remotes'));
    globalThis.reportError = reportError;
  }, []);
  return <div ref={root} />;
}

const meta = {
  title: 'When the page cannot start',
  component: Fatal,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Fatal>;
export default meta;

/** In both languages, because the choice may not be known. */
export const BothLanguages: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading')).toHaveLength(2);
  },
};
