import { worksIn } from '../works-in';
import { showReactPage } from './show-react-page';

worksIn(showReactPage);
