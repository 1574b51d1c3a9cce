import type { Gyg } from '@gyg/contract';
import { goalTitle } from '@gyg/contract/goals';
import { gygPlace, isOnline } from '@gyg/contract/gyg-place';
import { GygCard } from '@gyg/design-system';
import { paths, textLang, toLocale, useFormat, useLanguage, useTranslation } from '@gyg/platform';
import { cardState } from '../../../shared/gyg-state';
import { heroPicture } from '../../../shared/hero-picture';
import { OrganizationLogo } from '../../../shared/organization-logo';

/** The gyg of the booking, always visible. */
export function GygAside({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('booking');
  const when = useFormat().gygLine(gyg);
  const language = useLanguage();
  const locale = toLocale(language);
  return (
    <GygCard
      goal={gyg.sdgGoalId}
      goalTitle={t('goal', { number: gyg.sdgGoalId, title: goalTitle(gyg.sdgGoalId, locale) })}
      title={gyg.title}
      titleLang={textLang(gyg.language)}
      headingLevel={2}
      href={paths.gyg(gyg.id)}
      image={heroPicture(gyg.gygHero)}
      state={cardState(gyg.state)}
      stateLabel={t(`state.${gyg.state}`)}
      date={when.main}
      dateTime={when.dateTime}
      place={gygPlace(gyg.address, language)}
      online={isOnline(gyg.address)}
      host={{ name: gyg.orgName, logo: <OrganizationLogo name={gyg.orgName} logo={gyg.orgLogo} /> }}
    />
  );
}
