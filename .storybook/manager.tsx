import { ToggleButton } from 'storybook/internal/components';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { showroomTheme } from './theme';
import { showroomWidths } from './widths';

const ADDON = 'gyg/showroom';

/** The four widths as buttons, as near as theme and language; the pressed one again gives the window's own width. */
function Widths() {
  const [globals, update] = useGlobals();
  const chosen: unknown = globals.viewport?.value;
  return (
    <>
      {Object.entries(showroomWidths).map(([key, { name, styles }]) => (
        <ToggleButton
          key={key}
          padding="small"
          variant="ghost"
          ariaLabel={`Width: ${name}`}
          pressed={chosen === key}
          onClick={() => update({ viewport: { value: chosen === key ? undefined : key, isRotated: false } })}
        >
          {Number.parseInt(styles.width, 10)}
        </ToggleButton>
      ))}
    </>
  );
}

addons.setConfig({
  theme: showroomTheme('light'),
  enableShortcuts: false,
  sidebar: { showRoots: true },
  toolbar: { outline: { hidden: true }, measure: { hidden: true } },
});

addons.register(ADDON, (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: showroomTheme(globals.theme === 'dark' ? 'dark' : 'light') });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  addons.add(`${ADDON}/widths`, {
    type: types.TOOL,
    title: 'Width',
    match: ({ viewMode, tabId }) => !tabId && viewMode === 'story',
    render: Widths,
  });
});
