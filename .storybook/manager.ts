import { themeTokens } from '@gyg/design-system/tokens';
import { createElement, Fragment } from 'react';
import { ToggleButton } from 'storybook/internal/components';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { showroomTheme } from './theme';
import { showroomWidths } from './widths';

const ADDON = 'gyg/showroom';

/**
 * Buttons for the four widths, beside theme and language; pressing the selected one again resets the width. Elements
 * are created by hand: Storybook's own UI is bundled separately, and JSX there expects a missing global.
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

/** Docs pages have no controls: hide the panel below them, which would only take height. */
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
    // Storybook's UI uses white text on selected items, whatever their colour.
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
