import type { Organization } from '@gyg/contract';
import { heroSizes } from '@gyg/contract/images';
import {
  Avatar,
  Banner,
  Button,
  Callout,
  Cluster,
  GygHero,
  type IconName,
  OrganizationCard,
  Section,
  Stack,
} from '@gyg/design-system';
import { ProfileSummary } from '@gyg/design-system/details';
import { useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import type { SectionForm } from '../model/section-form';
import type { LinksValues, ProposalsValues } from '../model/settings-schemas';
import type { SettingsForms } from '../model/use-settings-forms';
import { completeAddress, isWebAddress } from '../model/web-address';
import s from './organization-settings.module.css';

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

/** The paragraphs of a formatted text, without formatting. Nothing in it is loaded or run. */
function textOfHtml(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll('p, li, h1, h2, h3, h4')];
  return blocks.map(({ textContent }) => textContent.trim()).filter((text) => text !== '');
}

const links = [
  { name: 'website', icon: 'globe' },
  { name: 'facebook', icon: 'facebook' },
  { name: 'linkedin', icon: 'linkedin' },
  { name: 'twitter', icon: 'twitter' },
  { name: 'instagram', icon: 'instagram' },
] as const satisfies readonly { name: keyof LinksValues; icon: IconName }[];

/** The links that the page shows: those with an address. */
function PreviewLinks({ control }: Pick<SectionForm<LinksValues>, 'control'>) {
  const { t } = useTranslation('admin');
  const values = useWatch({ control });
  const shown = links.filter(({ name }) => isWebAddress(completeAddress(values[name] ?? '')));
  if (shown.length === 0) return null;
  return (
    <Cluster>
      {shown.map(({ name, icon }) => (
        <Button key={name} size="sm" variant="secondary" icon={icon}>
          {t(`organization.links.${name}`)}
        </Button>
      ))}
    </Cluster>
  );
}

/** The invitation to propose a gyg, while proposals are on. */
function PreviewProposal({ control }: Pick<SectionForm<ProposalsValues>, 'control'>) {
  const { t } = useTranslation('admin');
  const { proposalFeatureEnabled, proposalShortText = '', proposalButtonText = '' } = useWatch({ control });
  if (proposalFeatureEnabled !== 'true') return null;
  return (
    <Callout
      tone="quiet"
      headingLevel={3}
      title={proposalShortText.trim() || t('organization.proposals.shortTextDefault')}
      action={<Button size="sm">{proposalButtonText.trim() || t('organization.proposals.buttonTextDefault')}</Button>}
    />
  );
}
