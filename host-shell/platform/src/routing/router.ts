/** The parts of the router that areas may use. The rest is for the shell only. */
export { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
