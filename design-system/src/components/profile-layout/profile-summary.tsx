import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { SoftBreaks } from '../../text/soft-breaks';
import s from './profile-summary.module.css';

export interface ProfileSummaryProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** The picture above: a GygHero of size `banner`. */
  hero?: ReactNode | undefined;
  /** The logo beside the name: an Avatar. */
  mark?: ReactNode | undefined;
  name: string;
  /** Type and place ("Non-profit association, Smögen"). */
  detail?: ReactNode | undefined;
}

/** A short profile inside another page: an organisation to join or to act for. */
export const ProfileSummary = ({ hero, mark, name, detail, children, className, ...rest }: ProfileSummaryProps) => {
  const id = useId();
  return (
    <article className={classNames(s.root, className)} aria-labelledby={id} {...rest}>
      {hero}
      <div className={s.body}>
        <div className={s.titled}>
          {mark}
          <div className={s.words}>
            <h2 className={s.name} id={id}>
              <SoftBreaks>{name}</SoftBreaks>
            </h2>
            {detail && <p className={s.detail}>{detail}</p>}
          </div>
        </div>
        {children}
      </div>
    </article>
  );
};
