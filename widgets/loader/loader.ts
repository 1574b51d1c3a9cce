/**
 * The script that partners paste: `<script src="https://…/widgets/gyg.js" async></script>`. Under 2,000 bytes gzipped,
 * which the build checks (host-shell/tooling/build/widget-weights.mjs).
 */
import { ownAddress } from './own-address';
import { startLoader } from './start-loader';

/** The folder of the elements' files, relative to this script. The build sets it. */
declare const __FILES__: string;

const address = ownAddress(document);
if (!address) {
  // biome-ignore lint/suspicious/noConsole: the only place where a webmaster can see the cause
  console.error('[gyg] Add gyg.js with a script tag, or import an element from /widgets/elements/ instead.');
} else if (!globalThis.__gygWidgets) {
  startLoader({
    origin: address.origin,
    importElement: (tag) => import(new URL(`${__FILES__}/${tag}.js`, address).href),
  });
}
