/**
 * The script that partners paste: `<script src="https://…/widgets/gyg.js" async></script>`. Under 2,000 bytes gzipped,
 * which the build checks (host-shell/tooling/build/widget-weights.mjs).
 */
import { platformOrigin } from './platform-origin';
import { startLoader } from './start-loader';

/** The folder of the elements' files, as a path of the platform. The build sets it. */
declare const __FILES__: string;
/** Matches the elements: their tags are the folders of widgets/elements. The build sets it. */
declare const __ELEMENTS__: string;
/** The platform's address. The server sets it, except in released versions, which never change. */
declare const __PLATFORM__: string;

const origin = platformOrigin(document, __PLATFORM__);
if (!origin) {
  // biome-ignore lint/suspicious/noConsole: the only place where a webmaster can see the cause
  console.error('[gyg] Add data-gyg="https://…", the address of the platform, to a script tag.');
} else if (!globalThis.__gygWidgets) {
  startLoader({ origin, selector: __ELEMENTS__, importElement: (tag) => import(`${origin}${__FILES__}/${tag}.js`) });
}
