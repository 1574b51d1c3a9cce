import { heroSizes } from '@gyg/contract/images';
import { GoalPoster, Picture } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useEditor } from '../../../shared/gyg-editor';
import { useForms } from './forms-context';
import s from './picture-previews.module.css';

const places = ['page', 'card', 'list'] as const;

/** The picture as a page, a card and a list cut it. */
export function PicturePreviews() {
  const { t } = useTranslation('admin');
  const { desk } = useEditor();
  const goal = useWatch({ control: useForms().gyg.control, name: 'sdgGoalId' });
  const { heroImage } = desk.gyg;
  return (
    <ul className={s.root} aria-label={t('editor.picture.previews')}>
      {places.map((place) => (
        <li key={place} data-place={place}>
          <div className={s.frame}>
            {heroImage === null ? (
              <GoalPoster goal={goal} />
            ) : (
              <Picture {...heroSizes(heroImage)} sizes="480px" width={480} height={270} />
            )}
          </div>
          <span className={s.name}>{t(`editor.picture.as.${place}`)}</span>
        </li>
      ))}
    </ul>
  );
}
