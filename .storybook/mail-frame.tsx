import { useLayoutEffect, useRef, useState } from 'react';
import styles from './mail.module.css';

/**
 * A mail's HTML in a frame with the mail's height. Scripts are disabled; the frame has the page's origin only so that
 * its height can be read, and because browsers paint cross-origin frames only once they are scrolled into view.
 */
export function MailFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each load has another document to measure.
  useLayoutEffect(() => {
    const page = frame.current?.contentDocument?.documentElement;
    if (page === undefined) return;
    const fit = () => frame.current?.style.setProperty('--mail-height', `${page.offsetHeight}px`);
    // In the next frame: setting a size inside the observer's callback would trigger it again.
    const sizes = new ResizeObserver(() => requestAnimationFrame(fit));
    sizes.observe(page);
    return () => sizes.disconnect();
  }, [loads]);

  return (
    <iframe
      ref={frame}
      className={styles.html}
      title={title}
      srcDoc={html}
      sandbox="allow-same-origin"
      onLoad={() => setLoads((count) => count + 1)}
    />
  );
}
