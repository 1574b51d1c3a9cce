import type { CSSProperties, ReactNode, RefObject } from 'react';
import type { Around, CommonOptions } from './use-around';

interface SurfaceProps {
  around: Around;
  options: CommonOptions;
  children: ReactNode;
  ref?: RefObject<HTMLDivElement | null>;
  className?: string | undefined;
  style?: CSSProperties;
  /** `loading`, `failed`, or what the element shows; for the author's styles and for tests. */
  status?: string;
}

/** The base of every element. Its texts read from left to right on every page. */
export const Surface = ({ around, options, children, ref, className, style, status }: SurfaceProps) => {
  const { theme, bg, width } = options;
  return (
    <div
      ref={ref}
      className={className}
      part="base"
      dir="ltr"
      lang={around.language}
      data-theme={around.theme}
      data-status={status}
      data-own={theme === 'auto' ? undefined : ''}
      data-filled={bg === undefined ? undefined : ''}
      style={{ background: bg, width: width === 100 ? undefined : `${width}%`, ...style }}
    >
      {children}
    </div>
  );
};
