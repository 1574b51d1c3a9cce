import type { Locale } from '@gyg/contract';
import { paths, textLang } from '@gyg/platform';
import s from './gyg-link.module.css';

interface GygLinkProps {
  gygId: string;
  title: string;
  /** The language of the title. */
  language: Locale;
}

/** The title of a gyg as a link to its page, in the colour of the heading around it. */
export const GygLink = ({ gygId, title, language }: GygLinkProps) => (
  <a className={s.link} href={paths.gyg(gygId)} lang={textLang(language)}>
    {title}
  </a>
);
