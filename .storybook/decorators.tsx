import { shownProps } from '@gyg/design-system/testing';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { useShownTheme } from './shown-theme';

/** Sets theme and language on `<html>`, as the shell does, before the story is painted or checked. */
const withSettings: Decorator = (Story, { globals, storyGlobals }) => {
  const shownTheme = useShownTheme();
  const requestedTheme = storyGlobals.theme ?? shownTheme ?? globals.theme;
  const theme = requestedTheme === 'dark' ? 'dark' : 'light';
  const language = globals.language === 'sv' ? 'sv' : 'en';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  return shownTheme === undefined ? <Story /> : <Story globals={{ ...globals, theme }} />;
};

/** A story's Swedish texts are in `parameters` (`swedish({ label: 'Spara' })`); the toolbar selects the language. */
const withSwedish: Decorator = (Story, { args, globals, parameters }) =>
  globals.language === 'sv' && parameters.sv ? <Story args={shownProps({ args, globals, parameters })} /> : <Story />;

/**
 * The wrappers of every story, outermost last. Providers for the remotes' screens (router, session, texts) are added
 * here, and only here.
 */
export const decorators: Decorator[] = [withSwedish, withSettings];
