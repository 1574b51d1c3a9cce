import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import type { IconName } from '../../../art/icons';
import { classNames } from '../../class-names';
import { Icon } from '../icon/icon';
import s from './offer.module.css';

export interface OfferProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  icon: IconName;
  title: ReactNode;
  headingLevel?: 2 | 3 | undefined;
  /** What it is for, and who it is for: a sentence, or rich text. */
  text: ReactNode;
  /** A Button: primary for the page's main option, secondary for others. */
  action: ReactNode;
}

/** One of a few options: what it is for, and its button. `ref` and other props go to the section. */
export const Offer = ({ icon, title, headingLevel = 2, text, action, className, ...rest }: OfferProps) => {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classNames(s.root, className)} aria-labelledby={id} {...rest}>
      <span className={s.mark}>
        <Icon name={icon} />
      </span>
      <div className={s.words}>
        <Heading className={s.title} id={id}>
          {title}
        </Heading>
        <div className={s.text}>{text}</div>
      </div>
      <div className={s.action}>{action}</div>
    </section>
  );
};
