import { loadAreaTexts } from '@gyg/platform/internal';
import { type ComponentType, use, useEffect } from 'react';
import { loadArea } from '../remotes/load-area';
import { endTakeOver } from './take-over';

const screens = new Map<string, Promise<ComponentType>>();
const keyOf = (name: string, pattern: string) => `${name} ${pattern}`;

async function fetchScreen(name: string, pattern: string): Promise<ComponentType> {
  const area = await loadArea(name);
  const route = area.routes.find(({ path }) => path === pattern);
  if (route === undefined)
    throw new Error(`The area ${name} claims ${pattern} in remote.json but has no screen for it`);
  const [Screen] = await Promise.all([route.load(), loadAreaTexts(area.name, route)]);
  return Screen;
}

/** Loads the screen of a claimed pattern. Returns the same promise until `clearScreens`. */
export function loadScreen(name: string, pattern: string): Promise<ComponentType> {
  const key = keyOf(name, pattern);
  let screen = screens.get(key);
  if (screen === undefined) {
    screen = fetchScreen(name, pattern);
    screen.catch(() => undefined);
    screens.set(key, screen);
  }
  return screen;
}

/** Gives the screen of a pattern whose code is there already. */
export function provideScreen(name: string, pattern: string, Screen: ComponentType): void {
  screens.set(keyOf(name, pattern), Promise.resolve(Screen));
}

/** Clears an area's screens after a failure, so that they load again. */
export function clearScreens(name: string): void {
  for (const key of screens.keys()) if (key.startsWith(`${name} `)) screens.delete(key);
}

/** Renders a remote's screen after its code has loaded. Until then the previous page stays. */
export function AreaScreen({ name, pattern }: { name: string; pattern: string }) {
  const Screen = use(loadScreen(name, pattern));
  useEffect(endTakeOver, []);
  return <Screen />;
}
