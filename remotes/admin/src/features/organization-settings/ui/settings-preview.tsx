import type { Organization } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import { Avatar, Banner, GygHero, OrganizationCard, Section, Stack } from '@gyg/design-system';
import { ProfileSummary } from '@gyg/design-system/details';
import { useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { textOfHtml } from '../model/text-of-html';
import type { SettingsForms } from '../model/use-settings-forms';
import s from './organization-settings.module.css';
import { PreviewLinks } from './preview-links';
import { PreviewProposal } from './preview-proposal';

export interface SettingsPreviewProps {
  /** The stored card, for its pictures. */
  card: Organization;
  forms: SettingsForms;
}

/** The head of the organisation's page and its card, as they look with the values in the form. */
export function SettingsPreview({ card, forms }: SettingsPreviewProps) {
  const { t } = useTranslation('admin');
  const { name = '', organizationType = card.organizationType, city = '' } = useWatch({ control: forms.card.control });
  const { about = '' } = useWatch({ control: forms.texts.control });
  const { profileVisible } = useWatch({ control: forms.visibility.control });
  const type = t(`organization.type.${organizationType}`);
  const kind = city.trim() === '' ? type : t('organization.typeIn', { type, city: city.trim() });
  const logo = card.logo ?? undefined;
  const hero = card.heroImage === null ? undefined : { ...heroSizes(card.heroImage), sizes: '352px' };
  return (
    <Section title={t('organization.preview.title')} lead={t('organization.preview.lead')} size="small" spacing="none">
      {/* Only for the eye: everything in it is in the form, and its links lead nowhere. */}
      <Stack gap={4} inert>
        {profileVisible === 'false' && <Banner tone="warn">{t('organization.preview.hidden')}</Banner>}
        <ProfileSummary
          hero={<GygHero goal={17} image={hero} size="banner" />}
          mark={<Avatar kind="organization" size="lg" seed={card.name} src={logo} />}
          name={name.trim() || t('organization.card.name')}
          detail={kind}
        >
          <div className={s.about}>
            {textOfHtml(about).map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other key
              <p key={index}>{text}</p>
            ))}
          </div>
          <PreviewLinks control={forms.links.control} />
          <PreviewProposal control={forms.proposals.control} />
        </ProfileSummary>
        <p className={s.note}>{t('organization.preview.card')}</p>
        <OrganizationCard look="card" name={name.trim() || t('organization.card.name')} logo={logo} detail={city} />
      </Stack>
    </Section>
  );
}
