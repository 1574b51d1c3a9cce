import { isOnline } from '@gyg/contract/gyg-place';
import { heroSizes } from '@gyg/contract/images';
import { Avatar, GygCard } from '@gyg/design-system';
import { paths, textLang, useFormat, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useGoals } from '../../../shared/goals/use-goals';
import { useEditor } from '../../../shared/gyg-editor';
import s from './editor-side.module.css';
import { useForms } from './forms-context';

/** How the gyg’s card looks with the values on screen. */
export function CardPreview() {
  const { t } = useTranslation('admin');
  const { gygCard } = useFormat();
  const { goal } = useGoals();
  const { desk } = useEditor();
  const { gyg, place } = useForms();
  const [title, sdgGoalId, language] = useWatch({
    control: gyg.control,
    name: ['title', 'sdgGoalId', 'language'],
  });
  const places = { ...place.form.getValues(), ...useWatch({ control: place.form.control }) };
  const { startDateTime: start, endDateTime, address } = places;
  const when = start === '' ? undefined : gygCard({ ...desk.gyg, ...places, endDateTime: endDateTime || start });
  const { id, heroImage, orgName, orgLogo } = desk.gyg;
  return (
    <section className={s.preview} aria-label={t('editor.side.card')}>
      <h2 className={s.caption}>{t('editor.side.card')}</h2>
      <GygCard
        goal={sdgGoalId}
        goalTitle={goal(sdgGoalId).label}
        title={title.trim() === '' ? t('editor.side.noTitle') : title}
        titleLang={title.trim() === '' ? undefined : textLang(language)}
        href={paths.gyg(id)}
        image={heroImage === null ? undefined : { ...heroSizes(heroImage), sizes: '352px', width: 640, height: 400 }}
        date={when?.main}
        dateTime={when?.dateTime}
        place={isOnline(address) ? t('editor.place.online') : address}
        online={isOnline(address)}
        host={{
          name: orgName,
          logo: <Avatar kind="organization" size="sm" seed={orgName} {...(orgLogo !== null && { src: orgLogo })} />,
        }}
      />
    </section>
  );
}
