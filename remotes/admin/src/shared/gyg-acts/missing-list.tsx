import type { PublishProblem } from '@gyg/contract';
import { Link } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import s from './missing-list.module.css';
import { fieldOfProblem, type ProblemField } from './publish-problems';

export interface MissingListProps {
  gygId: string;
  missing: readonly PublishProblem[];
  /** On the editor: goes to the field. Elsewhere the links open the editor. */
  onField?: ((field: ProblemField) => void) | undefined;
}

/** What a draft needs before it can be published, each a link to its field. */
export function MissingList({ gygId, missing, onField }: MissingListProps) {
  const { t } = useTranslation('admin');
  return (
    <ul className={s.root}>
      {missing.map((problem) => (
        <li key={problem}>
          <Link
            href={`${paths.editGyg(gygId)}#${fieldOfProblem[problem]}`}
            onClick={(event) => {
              if (onField === undefined) return;
              event.preventDefault();
              onField(fieldOfProblem[problem]);
            }}
          >
            {t(`acts.missing.${problem}`)}
          </Link>
          <span className={s.why}>{t(`acts.missingWhy.${problem}`)}</span>
        </li>
      ))}
    </ul>
  );
}
