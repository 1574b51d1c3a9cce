import { Navigate, paths } from '@gyg/platform';
import { useCarried } from '../../shared/use-carried';

/** The other addresses of the request lead to its form (specification 2.1); e-mail and target go along. */
export const ToRequestPage = () => <Navigate to={paths.requestOrganization(undefined, useCarried())} replace />;
