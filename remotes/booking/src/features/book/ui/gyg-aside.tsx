import type { Gyg } from '@gyg/contract';
import { goalTitle } from '@gyg/contract/goals';
import { GygCard } from '@gyg/design-system';
import { paths, toLocale, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { cardState } from '../../../shared/gyg-state';
import { heroPicture } from '../../../shared/hero-picture';
import { OrganizationLogo } from '../../../shared/organization-logo';

/** The gyg of the booking, always visible. */
export function GygAside({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const locale = toLocale(useLanguage());
  return (
    <GygCard
      goal={gyg.sdgGoalId}
      goalTitle={t('goal', { number: gyg.sdgGoalId, title: goalTitle(gyg.sdgGoalId, locale) })}
      title={gyg.title}
      headingLevel={2}
      href={paths.gyg(gyg.id)}
      image={heroPicture(gyg.gygHero)}
      state={cardState(gyg.state)}
      stateLabel={t(`state.${gyg.state}`)}
      date={format.span(gyg.startDateTime, gyg.endDateTime)}
      dateTime={gyg.startDateTime}
      place={gyg.address}
      host={{ name: gyg.orgName, logo: <OrganizationLogo name={gyg.orgName} logo={gyg.orgLogo} /> }}
    />
  );
}
