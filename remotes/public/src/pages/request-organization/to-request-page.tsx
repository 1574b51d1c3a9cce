import { Navigate, paths } from '@gyg/platform';
import { useCarried } from '../../shared/use-carried';

/** Redirects the other paths of the request to its form, with email and target preserved. */
export const ToRequestPage = () => <Navigate to={paths.requestOrganization(undefined, useCarried())} replace />;
