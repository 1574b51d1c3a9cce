import type { BrowserStorage } from '../storage/browser-storage';

/** A message to the other tabs: the user's roles changed, or their name or picture. */
export type TabMessage = 'rights' | 'person';

const keyOf = (message: TabMessage) => `gyg.changed.${message}`;

export function notifyTabs({ device }: BrowserStorage, message: TabMessage): void {
  device.setItem(keyOf(message), `${Date.now()} ${Math.random()}`);
}

export function onTabMessage(
  storage: BrowserStorage,
  message: TabMessage,
  listener: () => void,
  signal: AbortSignal,
): void {
  storage.onDeviceChange((key) => {
    if (key === keyOf(message)) listener();
  }, signal);
}
