import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import s from './callout.module.css';

export interface CalloutProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  title: ReactNode;
  /** A sentence, or rich text. */
  text?: ReactNode | undefined;
  /** A Button; on a colour one of variant `inverse`. */
  action?: ReactNode | undefined;
  /** The goal whose colour is the background; dark green by default. */
  goal?: number | undefined;
  /** `strong` is a call to action, `tint` reports a result, `quiet` offers something optional. */
  tone?: 'strong' | 'tint' | 'quiet' | undefined;
  headingLevel?: 2 | 3 | undefined;
}

/** A coloured call to action, such as "Sign up to join". Quieter tones show a gyg's result or another way to help. */
export const Callout = (props: CalloutProps) => {
  const { title, text, action, goal, tone = 'strong', headingLevel = 2, className, ...rest } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classNames(s.root, className)} data-goal={goal} data-tone={tone} aria-labelledby={id} {...rest}>
      <div className={s.words}>
        <Heading className={s.title} id={id}>
          {title}
        </Heading>
        {text && <div className={s.text}>{text}</div>}
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
  /** The host's text and the actions. */
  children: ReactNode;
}

/** Places for recipients: how many are left, who they are for, and a link to book one. */
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
