import { Link, type LinkProps } from './link';

export type MoreLinkProps = Omit<LinkProps, 'variant' | 'icon' | 'iconEnd'>;

/** "See all 86 gygs", with an arrow: at the end of a section's heading, or below a list. */
export const MoreLink = (props: MoreLinkProps) => <Link variant="standalone" iconEnd="arrow" {...props} />;
