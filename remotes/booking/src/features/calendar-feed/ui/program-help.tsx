import { Button, Stack, VisuallyHidden } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

interface ProgramHelpProps {
  text: string;
  /** A page of the program that subscribes to the address. */
  href?: string;
  label?: string;
}

/** How to subscribe in one calendar program. */
export function ProgramHelp({ text, href, label }: ProgramHelpProps) {
  const { t } = useTranslation('booking');
  return (
    <Stack gap={2} align="start">
      <p>{text}</p>
      {href !== undefined && (
        <Button variant="secondary" size="sm" iconEnd="external" href={href} target="_blank" rel="noopener noreferrer">
          {label} <VisuallyHidden>{t('calendarFeed.how.newWindow')}</VisuallyHidden>
        </Button>
      )}
    </Stack>
  );
}
