import type { GygProfile, Need } from '@gyg/contract';
import { isOnline } from '@gyg/contract/gyg-place';
import { heroSizes } from '@gyg/contract/images';
import {
  Button,
  CardGrid,
  GygHero,
  Picture,
  PlacesPanel,
  RichText,
  Split,
  Stack,
  VisuallyHidden,
} from '@gyg/design-system';
import { FactList, Offer, PersonCard, SidePanel } from '@gyg/design-system/details';
import { type NeedRow, NeedsTable } from '@gyg/design-system/tables';
import { type Language, textLang, useFormat, useTranslation } from '@gyg/platform';
import s from './guest-view.module.css';

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

interface PreviewProps {
  profile: GygProfile;
}

/** The link to give money, where it is a web address. */
function PreviewDonation({ profile: { gyg, gygPage } }: PreviewProps) {
  const { t } = useTranslation('admin');
  const [href, text] = [gygPage['page.donationUrl'], gygPage['page.donationText']];
  if (!/^https?:\/\//i.test(href)) return null;
  return (
    <Offer
      icon="heart"
      headingLevel={3}
      title={t('editor.preview.donation')}
      text={text === '' ? t('editor.preview.donationText') : <RichText lang={textLang(gyg.language)} html={text} />}
      action={
        <Button variant="secondary" iconEnd="external" href={href} target="_blank" rel="noopener">
          {t('editor.preview.donate')} <VisuallyHidden>{t('editor.preview.newWindow')}</VisuallyHidden>
        </Button>
      }
    />
  );
}

/** The places for recipients, and how many are left. */
function PreviewPlaces({ profile: { gyg, gygPage, beneficiaries } }: PreviewProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { places, taken } = beneficiaries;
  const text = gygPage['page.beneficiaryText'];
  if (places === 0) return null;
  return (
    <PlacesPanel
      count={number(Math.max(0, places - taken))}
      countLabel={t('editor.preview.placesLeft', { count: places, places: number(places) })}
      title={t('editor.preview.recipients')}
    >
      {text !== '' && <RichText lang={textLang(gyg.language)} html={text} />}
    </PlacesPanel>
  );
}

/** The gyg's pictures with their captions. */
function PreviewPictures({ profile: { gyg, media } }: PreviewProps) {
  const { t } = useTranslation('admin');
  if (media.length === 0) return null;
  return (
    <section>
      <h4 className={s.part}>{t('editor.preview.pictures')}</h4>
      <CardGrid columns={3}>
        {media.map(({ id, url, caption }) => (
          <figure key={id} className={s.figure}>
            <Picture {...heroSizes(url)} sizes="240px" />
            <figcaption lang={textLang(gyg.languages[0] ?? gyg.language)}>{caption}</figcaption>
          </figure>
        ))}
      </CardGrid>
    </section>
  );
}
