import type { Gyg } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { Picture, SoftBreaks } from '@gyg/design-system';
import { paths, toLanguage } from '@gyg/platform';
import type { ReactNode } from 'react';
import s from './gyg-row.module.css';
import { ownLanguage } from './own-language';

export interface GygRowProps {
  gyg: Gyg;
  headingLevel?: 2 | 3;
  /** Above the title. */
  eyebrow?: ReactNode;
  /** Below the title. */
  children: ReactNode;
  action?: ReactNode;
}

/** A gyg in one row: its picture, its title as a link, and a line of text. */
export function GygRow({ gyg, headingLevel = 3, eyebrow, children, action }: GygRowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={s.root} data-goal={gyg.sdgGoalId}>
      <div className={s.picture}>
        {gyg.gygHero !== '' && (
          <Picture
            {...heroSizes(gyg.gygHero)}
            sizes="200px"
            alt={gyg.heroAlt}
            lang={ownLanguage(gyg)}
            width={320}
            height={240}
          />
        )}
      </div>
      <div className={s.words}>
        {eyebrow !== undefined && <p className={s.text}>{eyebrow}</p>}
        <Heading className={s.title} lang={toLanguage(gyg.language)}>
          <a href={paths.gyg(gyg.id)}>
            <SoftBreaks>{gyg.title}</SoftBreaks>
          </a>
        </Heading>
        <div className={s.text}>{children}</div>
      </div>
      {action !== undefined && <div className={s.action}>{action}</div>}
    </div>
  );
}
