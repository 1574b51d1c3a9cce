import { textLang } from '@gyg/platform';
import { GygLink } from '../../../shared/gyg-link';
import type { Entry } from '../model/entry';

/** The title of an entry's gyg, with a link unless the gyg is unpublished. */
export const GygTitle = ({ entry }: { entry: Entry }) =>
  entry.gygVisible ? (
    <GygLink gygId={entry.gygId} title={entry.gygTitle} language={entry.gygLanguage} />
  ) : (
    <span lang={textLang(entry.gygLanguage)}>{entry.gygTitle}</span>
  );
