import { themeTokens } from '@gyg/design-system/tokens';
import { createElement, Fragment } from 'react';
import { ToggleButton } from 'storybook/internal/components';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { showroomTheme } from './theme';
import { showroomWidths } from './widths';

const ADDON = 'gyg/showroom';

/**
 * The four widths as buttons, as near as theme and language; the pressed one again gives the window's own width. Elements by
 * hand: Storybook's chrome is bundled apart from its pages, and JSX there looks for a global that is none.
 */
function Widths() {
  const [globals, update] = useGlobals();
  const chosen: unknown = globals.viewport?.value;
  const buttons = Object.entries(showroomWidths).map(([key, { name, styles }]) =>
    createElement(ToggleButton, {
      key,
      padding: 'small',
      variant: 'ghost',
      ariaLabel: `Width: ${name}`,
      pressed: chosen === key,
      onClick: () => update({ viewport: { value: chosen === key ? undefined : key, isRotated: false } }),
      children: Number.parseInt(styles.width, 10),
    }),
  );
  return createElement(Fragment, null, ...buttons);
}

/** Pages to read have nothing to turn: the panel below them would only take their height. */
const PAGES = /^(principles|writing|foundations|mail)-/;

addons.setConfig({
  theme: showroomTheme('light'),
  enableShortcuts: false,
  sidebar: { showRoots: true },
  layoutCustomisations: {
    showPanel: ({ storyId }, usual) => (storyId !== undefined && PAGES.test(storyId) ? false : usual),
  },
  toolbar: { outline: { hidden: true }, measure: { hidden: true } },
});

addons.register(ADDON, (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const theme = globals.theme === 'dark' ? 'dark' : 'light';
    api.setOptions({ theme: showroomTheme(theme) });
    // The chrome writes white on what is chosen, whatever its colour.
    document.documentElement.style.setProperty('--on-action', themeTokens[theme]['on-action'] ?? '');
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  addons.add(`${ADDON}/widths`, {
    type: types.TOOL,
    title: 'Width',
    match: ({ viewMode, tabId }) => !tabId && viewMode === 'story',
    render: Widths,
  });
});
