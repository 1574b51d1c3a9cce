const highest = 20_000;

/** Gives the frames of `origin` on this page the height of their content. Only frames that are at `origin` are heard. */
export function setFrameHeights(origin: string): void {
  const frames = () => [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${origin}/`));
  addEventListener('message', ({ data, source, origin: from }: MessageEvent<unknown>) => {
    if (from !== origin || typeof data !== 'object' || data === null || !('gygFrameHeight' in data)) return;
    const height = data.gygFrameHeight;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (frame && typeof height === 'number' && height >= 0) frame.style.height = `${Math.min(height, highest)}px`;
  });
  // Frames that loaded before this script have already told their height.
  for (const { contentWindow } of frames()) contentWindow?.postMessage('gyg-frame-height', origin);
}
