/** The parts of the router that areas may use. The rest is for the shell only. */
export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
