import { Navigate, paths } from '@gyg/platform';

/** The other addresses of the request lead to its form (specification 2.1). */
export const ToRequestPage = () => <Navigate to={paths.requestOrganization()} replace />;
