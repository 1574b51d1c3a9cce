import { Skeleton } from '@gyg/design-system';
import { configOptions, useQuery } from '@gyg/platform';
import { ContactWays } from './contact-ways';
import { FeedbackForm } from './feedback-form';

export interface ContactProps {
  /** Of what is below: 2 on a page, 3 in a dialog. */
  headingLevel: 2 | 3;
}

/** The feedback form where one is set up, else what helps without; also where the configuration cannot be had. */
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
