import { paths, textLang } from '@gyg/platform';
import s from '../../../shared/entry-row.module.css';
import type { Entry } from '../model/entry';

/** The gyg of an entry with its link; an unpublished one has none. */
export const GygTitle = ({ entry }: { entry: Entry }) =>
  entry.gygVisible ? (
    <a className={s.link} href={paths.gyg(entry.gygId)} lang={textLang(entry.gygLanguage)}>
      {entry.gygTitle}
    </a>
  ) : (
    <span lang={textLang(entry.gygLanguage)}>{entry.gygTitle}</span>
  );
