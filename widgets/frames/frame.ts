/**
 * `<script src="https://…/widgets/frame.js" async></script>`: gives the platform's frames on a page the height of their
 * content.
 */
import { setFrameHeights } from './set-frame-heights';

const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) setFrameHeights(new URL(currentScript.src).origin);
// biome-ignore lint/suspicious/noConsole: the only place where a webmaster can see the cause
else console.error('[gyg] Add frame.js with a script tag that has no type="module".');
