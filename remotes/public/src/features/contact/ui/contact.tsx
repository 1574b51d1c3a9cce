import { Skeleton } from '@gyg/design-system';
import { configOptions, useQuery } from '@gyg/platform';
import { ContactWays } from './contact-ways';
import { FeedbackForm } from './feedback-form';

export interface ContactProps {
  /** The level of headings below: 2 on a page, 3 in a dialog. */
  headingLevel: 2 | 3;
}

/** The feedback form if one is configured; else, or if the configuration cannot be loaded, other ways to contact. */
export function Contact({ headingLevel }: ContactProps) {
  const { data, isPending } = useQuery(configOptions);
  if (isPending) return <Skeleton shape="block" />;
  const address = data?.feedbackFormUrl ?? undefined;
  return address === undefined ? (
    <ContactWays demo={data?.demo ?? false} headingLevel={headingLevel} />
  ) : (
    <FeedbackForm address={address} />
  );
}
