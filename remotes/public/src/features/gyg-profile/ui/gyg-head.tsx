import type { Gyg, GygViewer } from '@gyg/contract';
import { Banner, Breadcrumbs, PageHeader, RichText } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { useGoals } from '../../../shared/use-goals';
import { GygShare } from './gyg-share';

export interface GygHeadProps {
  gyg: Gyg;
  viewer: GygViewer | undefined;
}

/** Title, summary, information for participants and hosts, and sharing. */
export function GygHead({ gyg, viewer }: GygHeadProps) {
  const { t } = useTranslation('public');
  const { goal } = useGoals();
  const primary = goal(gyg.sdgGoalId);
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
      />
      {gyg.state === 'CREATED' && <Banner tone="warn">{t('gyg.draft')}</Banner>}
      {viewer?.participantInfo && (
        <Banner title={t('gyg.participantInfo')}>
          <RichText html={viewer.participantInfo} />
        </Banner>
      )}
      {gyg.state !== 'CREATED' && <GygShare gyg={gyg} />}
    </>
  );
}
