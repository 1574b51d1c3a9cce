import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import s from './site-footer.module.css';

const goals = Array.from({ length: 17 }, (_, index) => index + 1);

/** The seventeen colours in a row. */
export const GoalStrip = ({ className, ...rest }: Omit<ComponentPropsWithRef<'div'>, 'children'>) => (
  <div className={classNames(s.strip, className)} aria-hidden="true" {...rest}>
    {goals.map((goal) => (
      <span key={goal} className={s.colour} data-goal={goal} />
    ))}
  </div>
);

export interface FooterGroup {
  title: string;
  /** A link, or with `onSelect` a button (terms and privacy open as dialogs). */
  links: readonly { label: string; href?: string; onSelect?: () => void }[];
}

/** A footer of one line, for pages that people work on: the last line alone. */
export const ShortFooter = ({ className, children, ...rest }: ComponentPropsWithRef<'footer'>) => (
  <footer className={classNames(s.root, className)} {...rest}>
    <GoalStrip />
    <div className={s.colophon}>{children}</div>
  </footer>
);

export interface SiteFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children' | 'about'> {
  logo: ReactNode;
  about: ReactNode;
  groups: readonly FooterGroup[];
  /** The last line: who runs the site, and how to contact them. */
  colophon: ReactNode;
}

/** The footer of every page. */
export const SiteFooter = ({ logo, about, groups, colophon, className, ...rest }: SiteFooterProps) => (
  <footer className={classNames(s.root, className)} {...rest}>
    <GoalStrip />
    <div className={s.inner}>
      <div className={s.about}>
        {logo}
        <p>{about}</p>
      </div>
      {groups.map((group) => (
        <FooterLinks key={group.title} group={group} />
      ))}
    </div>
    <div className={s.colophon}>{colophon}</div>
  </footer>
);

const FooterLinks = ({ group }: { group: FooterGroup }) => {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 className={s.title} id={id}>
        {group.title}
      </h2>
      <ul className={s.links}>
        {group.links.map((link) => (
          <li key={link.label}>
            {link.href === undefined ? (
              <button type="button" className={s.link} onClick={link.onSelect}>
                {link.label}
              </button>
            ) : (
              <a className={s.link} href={link.href}>
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
