import { Avatar } from '@gyg/design-system';

/** An organisation's logo beside its name. Decorative, because the name is text. */
export const OrganizationLogo = ({ name, logo }: { name: string; logo: string | null }) => (
  <Avatar kind="organization" size="sm" seed={name} {...(logo === null ? {} : { src: logo })} />
);
