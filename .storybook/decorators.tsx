import { shownProps } from '@gyg/design-system/testing';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { useShownTheme } from './shown-theme';

/** Puts theme and language on `<html>`, as the shell does, before anything is painted or checked. */
const withSettings: Decorator = (Story, { globals, storyGlobals }) => {
  const shownTheme = useShownTheme();
  const askedTheme = storyGlobals.theme ?? shownTheme ?? globals.theme;
  const theme = askedTheme === 'dark' ? 'dark' : 'light';
  const language = globals.language === 'sv' ? 'sv' : 'en';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  return shownTheme === undefined ? <Story /> : <Story globals={{ ...globals, theme }} />;
};

/** A story says its Swedish texts in `parameters` (`swedish({ label: 'Spara' })`); the toolbar's language chooses. */
const withSwedish: Decorator = (Story, { args, globals, parameters }) =>
  globals.language === 'sv' && parameters.sv ? <Story args={shownProps({ args, globals, parameters })} /> : <Story />;

/** Everything around a story, outermost last. What screens of remotes need (router, session, texts) is added here, and only here. */
export const decorators: Decorator[] = [withSwedish, withSettings];
