/**
 * `<script src="https://…/widgets/frame.js" async></script>`: gives the platform's frames on a page the height of their
 * content. Only frames of the script's own origin are heard.
 */
const { currentScript } = document;
const origin = currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : '';
const frames = () => [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${origin}/`));

addEventListener('message', ({ data, source, origin: from }: MessageEvent<unknown>) => {
  if (from !== origin || typeof data !== 'object' || data === null || !('gygFrameHeight' in data)) return;
  const height = data.gygFrameHeight;
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (frame && typeof height === 'number' && height >= 0) frame.style.height = `${Math.min(height, 20_000)}px`;
});
// Frames that loaded before this script have already told their height.
for (const { contentWindow } of frames()) contentWindow?.postMessage('gyg-frame-height', origin);
