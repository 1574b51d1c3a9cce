import type { ReactNode, RefObject } from 'react';
import type { Around, CommonOptions } from './use-around';

interface SurfaceProps {
  around: Around;
  options: CommonOptions;
  children: ReactNode;
  ref?: RefObject<HTMLDivElement | null>;
}

/** The base of an element without a form. Its texts read from left to right on every page. */
export const Surface = ({ around, options: { theme, bg, width }, children, ref }: SurfaceProps) => (
  <div
    ref={ref}
    part="base"
    dir="ltr"
    lang={around.language}
    data-theme={around.theme}
    data-own={theme !== 'auto' || bg !== undefined ? '' : undefined}
    data-filled={bg === undefined ? undefined : ''}
    style={{ background: bg, width: width === 100 ? undefined : `${width}%` }}
  >
    {children}
  </div>
);
