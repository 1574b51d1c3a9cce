import { Link, Skeleton, Stack } from '@gyg/design-system';
import { configOptions, Trans, useQuery, useTranslation } from '@gyg/platform';
import { ContactWays } from './contact-ways';
import { FeedbackForm } from './feedback-form';

export interface ContactProps {
  /** The level of headings below: 2 on a page, 3 in a dialog. */
  headingLevel: 2 | 3;
}

/**
 * The feedback form if one is configured; else, or if the configuration cannot be loaded, whom to contact about what. Then
 * the e-mail address of the people who run the site, if it is configured.
 */
export function Contact({ headingLevel }: ContactProps) {
  const { t } = useTranslation('public');
  const { data, isPending } = useQuery(configOptions);
  if (isPending) return <Skeleton shape="block" />;
  const address = data?.feedbackFormUrl ?? undefined;
  return (
    <Stack gap={4}>
      {address === undefined ? (
        <ContactWays demo={data?.demo ?? false} headingLevel={headingLevel} />
      ) : (
        <FeedbackForm address={address} />
      )}
      {data?.contactEmail && (
        <p>
          <Trans
            t={t}
            i18nKey="site.contact.email"
            values={{ address: data.contactEmail }}
            components={{ a: <Link href={`mailto:${data.contactEmail}`} /> }}
          />
        </p>
      )}
    </Stack>
  );
}
