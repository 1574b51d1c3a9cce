import type { GygProfile, Need } from '@gyg/contract';
import { isOnline } from '@gyg/contract/gyg-place';
import { heroSizes } from '@gyg/contract/images';
import { GygHero, RichText, Split, Stack } from '@gyg/design-system';
import { FactList, PersonCard, SidePanel } from '@gyg/design-system/details';
import { type NeedRow, NeedsTable } from '@gyg/design-system/tables';
import { type Language, textLang, useFormat, useTranslation } from '@gyg/platform';
import s from './guest-view.module.css';
import { PreviewDonation, PreviewPictures, PreviewPlaces } from './preview-parts';

/** The parts of a gyg’s page that everyone sees, in their order. */
export function GuestView({ profile }: { profile: GygProfile }) {
  const { t } = useTranslation('admin');
  const { gygPeriod } = useFormat();
  const { gyg, gygPage, gygPositions, gygCommodities, users } = profile;
  const lang = textLang(gyg.language);
  return (
    <div className={s.root}>
      <GygHero
        goal={gyg.sdgGoalId}
        size="banner"
        image={gyg.heroImage === null ? undefined : { ...heroSizes(gyg.heroImage), alt: gyg.heroAlt }}
      />
      <Split
        main={
          <Stack gap={5}>
            <div lang={lang}>
              <h3 className={s.title}>{gyg.title}</h3>
              <p className={s.lead}>{gyg.summary}</p>
            </div>
            {gygPage['page.preface'] !== '' && <RichText lang={lang} html={gygPage['page.preface']} />}
            <PreviewNeeds type="SKILL" needs={gygPositions} lang={lang} />
            <PreviewNeeds type="COMMODITY" needs={gygCommodities} lang={lang} />
            <PreviewDonation profile={profile} />
            {users.length > 0 && (
              <section>
                <h4 className={s.part}>{t('editor.preview.team')}</h4>
                {users.map(({ id, fullName, profileImage }) => (
                  <PersonCard key={id} name={fullName} image={profileImage ?? undefined} />
                ))}
              </section>
            )}
            <PreviewPlaces profile={profile} />
            {gygPage['page.description'] !== '' && (
              <section>
                <h4 className={s.part}>{t('editor.texts.description')}</h4>
                <RichText lang={lang} html={gygPage['page.description']} />
              </section>
            )}
            <PreviewPictures profile={profile} />
          </Stack>
        }
        side={
          <SidePanel label={t('editor.preview.facts')} data-goal={gyg.sdgGoalId}>
            <FactList
              facts={[
                { term: t('editor.when.title'), icon: 'calendar', value: gygPeriod(gyg) },
                {
                  term: t('editor.place.address'),
                  icon: isOnline(gyg.address) ? 'globe' : 'pin',
                  value: isOnline(gyg.address) ? t('editor.place.online') : gyg.address,
                },
                { term: t('editor.preview.host'), icon: 'building', value: gyg.orgName },
              ]}
            />
          </SidePanel>
        }
      />
    </div>
  );
}

interface PreviewNeedsProps {
  type: Need['contributionType'];
  needs: readonly Need[];
  lang: Language;
}

function PreviewNeeds({ type, needs, lang }: PreviewNeedsProps) {
  const { t } = useTranslation('admin');
  const { hours, number } = useFormat();
  const visible = needs.filter(({ whoCanOffer }) => whoCanOffer !== 'NONE');
  if (visible.length === 0) return null;
  const isSkill = type === 'SKILL';
  const row = (need: Need): NeedRow => ({
    id: need.id,
    title: need.title,
    textLang: lang,
    description: need.description !== '' && <RichText lang={lang} html={need.description} />,
    amount: isSkill ? hours(need.durationMinutes ?? 0) : number(need.offeredPositions),
    badge: { tone: 'good', label: number(need.availablePositions) },
  });
  return (
    <NeedsTable
      caption={t(isSkill ? 'needs.skills' : 'needs.items')}
      icon={isSkill ? 'clock' : 'box'}
      headers={{
        title: t(isSkill ? 'needs.skill' : 'needs.item'),
        amount: t(isSkill ? 'needs.hours' : 'needs.quantity'),
        left: t('editor.preview.left'),
        action: t('editor.preview.action'),
      }}
      rows={visible.map(row)}
    />
  );
}
