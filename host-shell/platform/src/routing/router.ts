/** The router's API that areas may use; the rest is for the shell only. */
export { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
