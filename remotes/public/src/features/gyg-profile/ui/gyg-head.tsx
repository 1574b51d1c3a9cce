import type { Gyg, GygViewer } from '@gyg/contract';
import { Banner, Breadcrumbs, PageHeader, RichText } from '@gyg/design-system';
import { isSuperUser, paths, toLanguage, useSession, useTranslation } from '@gyg/platform';
import { SharePage } from '../../../shared/share-page';
import { useGoals } from '../../../shared/use-goals';

/** Shares a gyg by its friendly url. */
function GygShare({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('public');
  const path = paths.gygByName(gyg.orgFriendlyUrl, gyg.friendlyUrl);
  return <SharePage path={path} title={gyg.title} label={t('gyg.share')} />;
}

export interface GygHeadProps {
  gyg: Gyg;
  viewer: GygViewer | undefined;
}

/** Title, summary, information for participants and hosts, and sharing. The banner of a draft says as what it is seen. */
export function GygHead({ gyg, viewer }: GygHeadProps) {
  const { t } = useTranslation('public');
  const { goal } = useGoals();
  const primary = goal(gyg.sdgGoalId);
  const lang = toLanguage(gyg.language);
  const asSuperUser = useSession(isSuperUser) && viewer?.isHost === false;
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            data-goal={primary.id}
            label={t('gyg.breadcrumbs')}
            items={[
              { label: t('gyg.gygs'), href: paths.search() },
              { label: primary.short, href: paths.search({ goals: String(primary.id) }) },
            ]}
          />
        }
        title={gyg.title}
        lead={gyg.summary}
        textLang={lang}
      />
      {gyg.state === 'CREATED' && <Banner tone="warn">{t(asSuperUser ? 'gyg.draftAsSuperUser' : 'gyg.draft')}</Banner>}
      {viewer?.participantInfo && (
        <Banner title={t('gyg.participantInfo')}>
          <RichText lang={lang} html={viewer.participantInfo} />
        </Banner>
      )}
      {gyg.state !== 'CREATED' && <GygShare gyg={gyg} />}
    </>
  );
}
