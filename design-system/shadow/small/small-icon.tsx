/** A decorative icon of one path on a grid of 24, such as those of `smallIcons`. */
export const SmallIcon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
