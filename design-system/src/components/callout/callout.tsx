import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import s from './callout.module.css';

export interface CalloutProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  title: ReactNode;
  text?: ReactNode | undefined;
  /** A Button of variant `inverse`. */
  action?: ReactNode | undefined;
  /** The goal whose colour it stands on; without it the dark green. */
  goal?: number | undefined;
}

/** The coloured strip that asks for something: sign up to join. */
export const Callout = ({ title, text, action, goal, className, ...rest }: CalloutProps) => {
  const id = useId();
  return (
    <section className={classNames(s.root, className)} data-goal={goal} aria-labelledby={id} {...rest}>
      <div className={s.words}>
        <h2 className={s.title} id={id}>
          {title}
        </h2>
        {text && <p>{text}</p>}
      </div>
      {action}
    </section>
  );
};

export interface PlacesPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The large number: places left. */
  count: ReactNode;
  /** "of 20 places left". */
  countLabel: ReactNode;
  title: ReactNode;
  /** The host's text and what can be done. */
  children: ReactNode;
}

/** Places for recipients: how many are left, for whom, and the way to one (specification 2.6). */
export const PlacesPanel = ({ count, countLabel, title, children, className, ...rest }: PlacesPanelProps) => {
  const id = useId();
  return (
    <section className={classNames(s.places, className)} aria-labelledby={id} {...rest}>
      <p className={s.count}>
        <b className={s.number}>{count}</b> <span>{countLabel}</span>
      </p>
      <div className={s.placesBody}>
        <h2 className={s.placesTitle} id={id}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
};
