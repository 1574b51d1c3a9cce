import { FormSkeleton } from '../../../shared/form-skeleton';
import { useIsDemo } from '../api/get-config';
import { DemoMailbox } from './demo-mailbox';
import { VerifyForm } from './verify-form';

/** The form, below the way to the mailbox in a demonstration. Both appear at once, so that nothing is pushed away. */
export function Verification() {
  const isDemo = useIsDemo();
  if (isDemo === undefined) return <FormSkeleton />;
  return (
    <>
      {isDemo && <DemoMailbox />}
      <VerifyForm />
    </>
  );
}
