import { Button, Icon, type IconName } from '@gyg/design-system';
import { useId } from 'react';
import s from './offer.module.css';

export interface OfferProps {
  icon: IconName;
  title: string;
  text: string;
  /** Where it leads, and in which words. */
  href: string;
  action: string;
  /** The main way on of its page. */
  main?: boolean;
}

/** One of the ways to join: what it is for, and the way there. */
export function Offer({ icon, title, text, href, action, main = false }: OfferProps) {
  const id = useId();
  return (
    <section className={s.offer} aria-labelledby={id}>
      <span className={s.mark}>
        <Icon name={icon} />
      </span>
      <div className={s.words}>
        <h2 className={s.title} id={id}>
          {title}
        </h2>
        <p className={s.text}>{text}</p>
      </div>
      <Button className={s.action ?? ''} variant={main ? 'primary' : 'secondary'} href={href}>
        {action}
      </Button>
    </section>
  );
}
