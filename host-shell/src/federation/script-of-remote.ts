import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { remoteTable } from './registry';

/** A remote that has not answered after this many milliseconds counts as down. */
export const loadTimeout = 8_000;

/** Puts each remote's entry into the page with its integrity, under the page's strict policy. */
export const scriptOfRemote: ModuleFederationRuntimePlugin = {
  name: 'gyg-script',
  createScript({ url }) {
    const row = Object.values(remoteTable()).find(({ entry }) => url.startsWith(new URL(entry, location.href).href));
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (row?.integrity !== undefined) script.integrity = row.integrity;
    return { script, timeout: loadTimeout };
  },
};
