import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { preload } from 'react-dom';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import bayDay from './bay-day.svg';
import bayNight from './bay-night.svg';
import s from './home-hero.module.css';

export interface HomeHeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The page's only h1. */
  title: ReactNode;
  lead?: ReactNode | undefined;
  /** Large buttons. */
  actions?: ReactNode | undefined;
  /** A line above the title: a greeting. */
  eyebrow?: ReactNode | undefined;
  /** A card over the picture, such as the next booking. It makes the title smaller. */
  children?: ReactNode | undefined;
}

/** The picture is in the styles, so that the theme chooses it; browsers would find it late there. */
function preloadArt(): void {
  preload(bayDay, { as: 'image', fetchPriority: 'high', media: '(prefers-color-scheme: light)' });
  preload(bayNight, { as: 'image', fetchPriority: 'high', media: '(prefers-color-scheme: dark)' });
}

/** The home page's header: a sunrise of seventeen paper strips over the bay, by day and by night. */
export const HomeHero = ({ title, lead, actions, eyebrow, children, className, ...rest }: HomeHeroProps) => {
  const id = useId();
  preloadArt();
  return (
    <section
      className={classNames(s.root, className)}
      aria-labelledby={id}
      data-card={children ? true : undefined}
      {...rest}
    >
      <div className={s.art} aria-hidden="true" />
      <div className={s.inner}>
        {eyebrow && <p className={s.eyebrow}>{eyebrow}</p>}
        <h1 className={s.title} id={id}>
          <SoftBreaks>{title}</SoftBreaks>
        </h1>
        {lead && <p className={s.lead}>{lead}</p>}
        {actions && <div className={s.actions}>{actions}</div>}
        {children && <div className={s.card}>{children}</div>}
      </div>
    </section>
  );
};
