/** The router's API that areas may use; what is not named here stays inside the shell. */
export { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
