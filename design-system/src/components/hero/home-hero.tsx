import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import s from './home-hero.module.css';

export interface HomeHeroProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The page's only h1. */
  title: ReactNode;
  lead?: ReactNode | undefined;
  /** Large buttons. */
  actions?: ReactNode | undefined;
}

/** The home page's header: a sunrise of seventeen paper strips over the bay, by day and by night. */
export const HomeHero = ({ title, lead, actions, className, ...rest }: HomeHeroProps) => {
  const id = useId();
  return (
    <section className={classNames(s.root, className)} aria-labelledby={id} {...rest}>
      <div className={s.art} aria-hidden="true" />
      <div className={s.inner}>
        <h1 className={s.title} id={id}>
          <SoftBreaks>{title}</SoftBreaks>
        </h1>
        {lead && <p className={s.lead}>{lead}</p>}
        {actions && <div className={s.actions}>{actions}</div>}
      </div>
    </section>
  );
};
