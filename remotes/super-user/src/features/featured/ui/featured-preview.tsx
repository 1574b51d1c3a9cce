import type { Organization } from '@gyg/contract';
import { goalTitle } from '@gyg/contract/goals';
import { heroSizes } from '@gyg/contract/images';
import { GygCard, OrganizationCard, Panel, StoryCard } from '@gyg/design-system';
import { DateField, SegmentedControl } from '@gyg/design-system/forms';
import { paths, textLang, toLocale, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { useId, useState } from 'react';
import type { Draft } from '../model/draft';
import type { FeaturedDraft } from '../model/featured-draft';
import { shownOn, swedishDay } from '../model/shown-on';
import s from './featured-preview.module.css';

/** The lists as the home page shows them: as drafted or published, on a day, on a wide or a narrow screen. */
export function FeaturedPreview({ state: { draft, published } }: { state: FeaturedDraft }) {
  const { t } = useTranslation('super-user');
  const id = useId();
  const today = swedishDay(new Date());
  const [of, setOf] = useState('draft');
  const [width, setWidth] = useState('desktop');
  const [day, setDay] = useState(today);
  const shown = shownOn(of === 'live' ? published : draft, day || today);
  return (
    <Panel className={s.root} padding="none" role="region" aria-labelledby={id}>
      <div className={s.head}>
        <h2 className={s.title} id={id}>
          {t('featured.preview.title')}
        </h2>
        <SegmentedControl
          label={t('featured.preview.of')}
          options={(['draft', 'live'] as const).map((value) => ({ value, label: t(`featured.preview.${value}`) }))}
          value={of}
          onValueChange={setOf}
        />
      </div>
      <PreviewPage shown={shown} narrow={width === 'phone'} />
      <div className={s.foot}>
        <SegmentedControl
          label={t('featured.preview.width')}
          options={(['desktop', 'phone'] as const).map((value) => ({ value, label: t(`featured.preview.${value}`) }))}
          value={width}
          onValueChange={setWidth}
        />
        <DateField label={t('featured.preview.on')} value={day} onValueChange={setDay} />
      </div>
    </Panel>
  );
}

interface PreviewPageProps {
  shown: Draft;
  narrow: boolean;
}

/**
 * The parts of the home page in small, with its cards. A picture of what the lists say: its links cannot be reached, and
 * screen readers get the lists.
 */
function PreviewPage({ shown: { organizations, gygs, stories }, narrow }: PreviewPageProps) {
  const { t } = useTranslation('super-user');
  const format = useFormat();
  const locale = toLocale(useLanguage());
  const detail = useOrganizationDetail();
  return (
    <div className={s.frame} inert aria-hidden="true">
      <div className={s.page} data-narrow={narrow || undefined}>
        <p className={s.heading}>{t('featured.lists.organizations')}</p>
        <div className={s.organizations}>
          {organizations.map(({ id, organization }) => (
            <OrganizationCard
              key={id}
              name={organization.name}
              detail={detail(organization)}
              logo={organization.logo ?? undefined}
            />
          ))}
        </div>
        <p className={s.heading}>{t('featured.lists.gygs')}</p>
        <div className={s.cards}>
          {gygs.map(({ id, gyg }) => (
            <GygCard
              key={id}
              goal={gyg.sdgGoalId}
              goalTitle={goalTitle(gyg.sdgGoalId, locale)}
              title={gyg.title}
              titleLang={textLang(gyg.language)}
              href={paths.gyg(id)}
              image={
                gyg.gygHero === '' ? undefined : { ...heroSizes(gyg.gygHero), sizes: '320px', width: 640, height: 400 }
              }
              date={format.gygCard(gyg).main}
              place={gyg.address}
              host={{ name: gyg.orgName }}
            />
          ))}
        </div>
        <div className={s.band}>
          <p className={s.heading}>{t('featured.lists.stories')}</p>
          <div className={s.cards}>
            {stories.map(({ id, story }) => (
              <StoryCard
                key={id}
                text={story.caption}
                textLang={textLang(story.language)}
                author={story.username}
                detail={story.gygTitle}
                goal={story.sdgGoalId}
                image={
                  story.url === null
                    ? undefined
                    : { ...heroSizes(story.url), sizes: '320px', alt: '', width: 800, height: 600 }
                }
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** City and number of gygs, as the home page has them. */
export function useOrganizationDetail() {
  const { t } = useTranslation('super-user');
  const { number } = useFormat();
  return ({ city, gygCount }: Organization) => {
    const counted = { count: gygCount, formatted: number(gygCount) };
    return city === '' ? t('featured.gygs', counted) : t('featured.cityAndGygs', { city, ...counted });
  };
}
