import { Dialog } from '@gyg/design-system';
import { type AreaDialogProps, useTranslation } from '@gyg/platform';
import { Contact } from '../../features/contact';

/** The contact page as a dialog over any page, opened from the footer by `#contact`. */
export function ContactDialog({ onClose }: AreaDialogProps) {
  const { t } = useTranslation('public');
  return (
    <Dialog open onClose={onClose} size="lg" title={t('site.contact.title')} closeLabel={t('common.close')}>
      <Contact headingLevel={3} />
    </Dialog>
  );
}
